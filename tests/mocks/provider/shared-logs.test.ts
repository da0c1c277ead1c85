import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { bearerOf } from './auth/provider-sessions.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const START = Date.UTC(2026, 10, 21, 9, 3, 27, 519);
/** 1 h 7 min 13 s. */
const LATER = 4033 * SECOND;

/** A browser profile whose data are created `after` some milliseconds. */
function profile(after: number) {
  const clock = new ManualClock(START + after);
  const provider = createProvider({ seed: 'gatehouse', now: clock.now });
  // Logs in each time, because a session ends after an hour.
  const bearer = () => bearerOf(provider, 'activeCustomer');
  const callbacks = (query: object = {}) =>
    provider.callbackLog.search(bearer(), { limit: 100, ...query }).data.item.callbackLogs;
  const requests = (query: object = {}) => provider.requestLog.list(bearer(), { limit: 100, ...query }).data.item.stats;
  const keys = () => provider.requestLog.filters(bearer()).data.item.apiKeys;
  const seen = () => ({ callbacks: jsonOf(callbacks()), requests: jsonOf(requests()) });
  return { clock, provider, bearer, callbacks, requests, keys, seen };
}

function jsonOf(rows: readonly object[]): readonly string[] {
  return rows.map(jsonTextOf);
}

describe('data that were created at two times', () => {
  it('agree on the newest entries of both logs, whether seeded or added while the demo ran', () => {
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

  it('agree verbatim on every entry that both hold', () => {
    const [early, late] = [profile(0), profile(LATER)];
    const held = { callbacks: early.callbacks(), requests: early.requests() };
    const below = (of: typeof late, kind: 'callbacks' | 'requests', after: string) =>
      kind === 'callbacks'
        ? of.callbacks({ startingFromCallbackLogId: after })
        : of.requests({ startingFromApiRequestId: after });
    for (const kind of ['callbacks', 'requests'] as const) {
      let after = held[kind][0]!.id;
      for (let page = 0; page < 6; page += 1) {
        const rows = below(early, kind, after);
        expect(jsonOf(below(late, kind, after))).toEqual(jsonOf(rows));
        after = rows.at(-1)!.id;
      }
    }
  });

  it('agree on the keys, and on the key of each request', () => {
    const [early, late] = [profile(0), profile(LATER)];
    expect(late.keys()).toEqual(early.keys());
    early.clock.advance(LATER);
    for (const { id } of early.keys()) {
      // Key dates count from the creation of the data; in the last two days no key was created or fell out of use.
      const lately = early.requests({ apiKey: id }).filter(({ dateTime }) => Date.parse(dateTime) > START - 2 * DAY);
      expect(jsonOf(late.requests({ apiKey: id }).slice(0, lately.length))).toEqual(jsonOf(lately));
    }
  });

  it("find the same callbacks under a filter and a phrase from the other one's URL", () => {
    const [early, late] = [profile(0), profile(LATER)];
    const filters = { blockchain: 'tron', status: 'success' };
    const [, above, sought] = early.callbacks(filters);
    const there = { ...filters, startingFromCallbackLogId: above?.id, limit: 10 };
    expect(jsonOf(late.callbacks(there))).toEqual(jsonOf(early.callbacks(there)));
    expect(late.callbacks(there)[0]?.id).toBe(sought?.id);
    const transactionId = /"transactionId":"(\w+)"/.exec(jsonTextOf(sought))?.[1];
    for (const searchPhrase of [sought?.id, transactionId]) expect(late.callbacks({ searchPhrase })).toEqual([sought]);
  });

  it('differ only after an action of the customer', () => {
    const [early, late] = [profile(0), profile(LATER)];
    const [first, second] = early.keys();
    early.provider.apiKeys.setActive(early.bearer(), first!.id, { status: false });
    early.clock.advance(LATER);
    expect(late.seen()).toEqual(early.seen());
    const [newest] = late.requests({ apiKey: first?.id });
    expect(early.requests({ apiKey: first?.id })).not.toContainEqual(newest);
    expect(jsonOf(late.requests({ apiKey: second?.id }))).toEqual(jsonOf(early.requests({ apiKey: second?.id })));
  });
});

describe('a chain', () => {
  it('grows with time: no block is higher than a later one or from the future', () => {
    const { callbacks, clock } = profile(0);
    const mined = jsonOf(callbacks({ blockchain: 'bitcoin' })).flatMap((text) => {
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
