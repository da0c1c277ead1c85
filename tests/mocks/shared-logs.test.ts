import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { jsonTextOf } from '#mocks/provider/json-text.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { bearerOf } from './provider-sessions.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const START = Date.UTC(2026, 10, 21, 9, 3, 27, 519);
/** 1 h 7 min 13 s. */
const LATER = 4033 * SECOND;

/** A profile whose data are made `after` so many milliseconds. */
function profile(after: number) {
  const clock = new ManualClock(START + after);
  const provider = createProvider({ seed: 'gatehouse', now: clock.now });
  // Anew each time: an hour later nobody is logged in any more.
  const bearer = () => bearerOf(provider, 'activeCustomer');
  const callbacks = (query: object = {}) =>
    provider.callbackLog.search(bearer(), { limit: 100, ...query }).data.item.callbackLogs;
  const requests = (query: object = {}) => provider.requestLog.list(bearer(), { limit: 100, ...query }).data.item.stats;
  const keys = () => provider.requestLog.filters(bearer()).data.item.apiKeys;
  const seen = () => ({ callbacks: texts(callbacks()), requests: texts(requests()) });
  return { clock, provider, bearer, callbacks, requests, keys, seen };
}

function texts(rows: readonly object[]): readonly string[] {
  return rows.map(jsonTextOf);
}

describe('data that were made at two times', () => {
  it('agree on the newest of either log, whether it is history or has come while the demo ran', () => {
    const span = fc.integer({ min: 0, max: 40 * DAY });
    fc.assert(
      fc.property(span, span, (waited, more) => {
        const [early, late] = [profile(waited), profile(waited + more)];
        early.clock.advance(more);
        expect(late.seen()).toEqual(early.seen());
      }),
      { numRuns: 12 },
    );
  });

  it('agree text by text on all that they both hold', () => {
    const [early, late] = [profile(0), profile(LATER)];
    const held = { callbacks: early.callbacks(), requests: early.requests() };
    const below = (of: typeof late, kind: 'callbacks' | 'requests', after: string) =>
      kind === 'callbacks'
        ? of.callbacks({ startingFromCallbackLogId: after })
        : of.requests({ startingFromApiRequestId: after });
    for (const kind of ['callbacks', 'requests'] as const) {
      let after = held[kind][0]!.id;
      for (let page = 0; page < 30; page += 1) {
        const rows = below(early, kind, after);
        expect(texts(below(late, kind, after))).toEqual(texts(rows));
        after = rows.at(-1)!.id;
      }
    }
  });

  it('agree on the keys, and on which of them made which request', () => {
    const [early, late] = [profile(0), profile(LATER)];
    expect(late.keys()).toEqual(early.keys());
    early.clock.advance(LATER);
    for (const { id } of early.keys()) {
      // When a key was made or went quiet is told from when the data were made; in the last two days none was or did.
      const lately = early.requests({ apiKey: id }).filter(({ dateTime }) => Date.parse(dateTime) > START - 2 * DAY);
      expect(texts(late.requests({ apiKey: id }).slice(0, lately.length))).toEqual(texts(lately));
    }
  });

  it('find the same callbacks under a filter and a phrase, by the address that one of them gave', () => {
    const [early, late] = [profile(0), profile(LATER)];
    const filters = { blockchain: 'tron', status: 'success' };
    const [, above, sought] = early.callbacks(filters);
    const there = { ...filters, startingFromCallbackLogId: above?.id, limit: 10 };
    expect(texts(late.callbacks(there))).toEqual(texts(early.callbacks(there)));
    expect(late.callbacks(there)[0]?.id).toBe(sought?.id);
    const transactionId = /"transactionId":"(\w+)"/.exec(jsonTextOf(sought))?.[1];
    for (const searchPhrase of [sought?.id, transactionId]) expect(late.callbacks({ searchPhrase })).toEqual([sought]);
  });

  it('differ where the customer has done something', () => {
    const [early, late] = [profile(0), profile(LATER)];
    const [first, second] = early.keys();
    early.provider.apiKeys.setActive(early.bearer(), first!.id, { status: false });
    early.clock.advance(LATER);
    expect(late.seen()).toEqual(early.seen());
    const [newest] = late.requests({ apiKey: first?.id });
    expect(early.requests({ apiKey: first?.id })).not.toContainEqual(newest);
    expect(texts(late.requests({ apiKey: second?.id }))).toEqual(texts(early.requests({ apiKey: second?.id })));
  });
});

describe('a chain', () => {
  it('grows with the time: no block is higher than a later one, nor of the future', () => {
    const { callbacks, clock } = profile(0);
    const mined = texts(callbacks({ blockchain: 'bitcoin' })).flatMap((text) => {
      const [, height, timestamp] = /"height":(\d+),.*?"timestamp":(\d+)/.exec(text) ?? [];
      return height === undefined ? [] : [[Number(height), Number(timestamp)] as const];
    });
    expect(mined.length).toBeGreaterThan(20);
    expect(mined).toEqual([...mined].sort(([one], [other]) => other - one));
    expect(mined.every(([height, at]) => height > 924_600 && at * SECOND < clock.now())).toBe(true);
    const atHeight = new Map(mined);
    expect(mined.every(([height, at]) => atHeight.get(height) === at)).toBe(true);
  });
});
