import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountSession,
  type AccountSessionId,
  isActiveNow,
  orderedSessions,
  otherSessions,
} from '#src/domain/account/device-session.ts';

const session = (id: string, lastActiveAt: number | null, isCurrent = false): AccountSession => ({
  ...{ id: id as AccountSessionId, isCurrent, lastActiveAt },
  ...{ createdAt: null, userAgent: null, ipAddress: null, location: null },
});
const ids = (sessions: readonly AccountSession[]) => sessions.map(({ id }) => id);

describe('the sessions of a person', () => {
  it('have the current one first, then the most recently active, then the unknown', () => {
    const sessions = [session('old', 10), session('unknown', null), session('new', 30), session('current', 20, true)];
    expect(ids(orderedSessions(sessions))).toEqual(['current', 'new', 'old', 'unknown']);
    expect(ids(otherSessions(sessions))).toEqual(['old', 'unknown', 'new']);
  });

  it('lose none when they are put in order, whatever came', () => {
    const times = fc.array(fc.tuple(fc.option(fc.nat()), fc.boolean()));
    fc.assert(
      fc.property(times, (given) => {
        const sessions = given.map(([at, isCurrent], index) => session(String(index), at, isCurrent));
        const ordered = orderedSessions(sessions);
        expect(ids(ordered).toSorted()).toEqual(ids(sessions).toSorted());
        const firstOther = ordered.findIndex(({ isCurrent }) => !isCurrent);
        expect(ordered.slice(firstOther).every(({ isCurrent }) => !isCurrent) || firstOther === -1).toBe(true);
      }),
    );
  });

  it.each([
    ['the current one', session('a', null, true), true],
    ['one of a moment ago', session('a', 1_000_000), true],
    ['one of almost five minutes ago', session('a', 1_000_000 - 299_999), true],
    ['one of five minutes ago', session('a', 1_000_000 - 300_000), false],
    ['one that is unknown', session('a', null), false],
  ])('are active now: %s', (_, given, expected) => {
    expect(isActiveNow(given, 1_000_000)).toBe(expected);
  });
});
