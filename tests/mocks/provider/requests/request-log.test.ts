import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { RequestLog } from '#mocks/provider/requests/request-log.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { openRequestLog } from './open-request-log.ts';
import { bearerOf } from '#tests/mocks/provider/auth/provider-sessions.ts';
import { ANY_TIME } from '#mocks/provider/shared/request-fields.ts';

const MINUTE = 60_000;

describe('the request log', () => {
  it('goes back 100,000 requests, newest first, without a gap or a repetition', () => {
    const { clock, provider, page, bearer } = openRequestLog();
    const past = { seed: 'requests', accountId: demoAccounts.activeCustomer.id, madeAt: clock.now(), count: 100_000 };
    const log = new RequestLog(past, { now: clock.now(), keys: [], stored: [] });
    const slots = log.slots(log.endAt(clock.now()), Infinity, () => true);
    const ids = slots.map((slot) => log.idOf(slot));
    expect([ids.length, new Set(ids).size]).toEqual([100_000, 100_000]);
    const times = slots.map((slot) => log.timeOf(slot));
    expect(times.every((time, at) => at === 0 || time < (times[at - 1] ?? 0))).toBe(true);
    expect(page().stats.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    const last = provider.requestLog.list(bearer, { startingFromApiRequestId: ids.at(-6) }).data.item;
    expect([last.stats.map(({ id }) => id), last.hasMore]).toEqual([ids.slice(-5), false]);
  });

  it('has no gap and no repetition from page to page, down to the oldest request', () => {
    const { provider } = openRequestLog();
    const bearer = bearerOf(provider, 'suspended');
    const ids: string[] = [];
    let more = true;
    while (more) {
      const { stats, hasMore } = provider.requestLog.list(bearer, {
        limit: 100,
        startingFromApiRequestId: ids.at(-1),
      }).data.item;
      ids.push(...stats.map(({ id }) => id));
      more = hasMore;
    }
    expect([ids.length, new Set(ids).size]).toEqual([1200, 1200]);
  });

  it('is the same for the same seed, and differs for another seed', () => {
    const [one, two] = [openRequestLog().page(), openRequestLog().page()];
    expect(one).toEqual(two);
    const clock = new ManualClock();
    const other = createProvider({ seed: 'other', now: clock.now });
    expect(other.requestLog.list(bearerOf(other, 'activeCustomer'), { limit: 50 }).data.item).not.toEqual(one);
  });

  it('lists each request of a key once', () => {
    const { page, keys } = openRequestLog();
    const counts = keys().map(({ id }) => {
      const { stats } = page({ limit: 100, apiKey: id });
      const { stats: next } = page({ limit: 100, apiKey: id, startingFromApiRequestId: stats.at(-1)?.id });
      expect(new Set([...stats, ...next].map((request) => request.id)).size).toBe(stats.length + next.length);
      return stats.length;
    });
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(10);
  });

  it('has no request of a key from before its creation or after its last use', () => {
    const madeAt = Date.UTC(2026, 10, 21);
    const days = (count: number) => madeAt - count * 86_400_000;
    const key = (id: string, daysOld: number, quietSince: number | null = null) => {
      return { id, createdAt: days(daysOld), quietSince, isNew: false, switches: [], limitChanges: [] };
    };
    const keys = [key('new', 1), key('quiet', 90, days(3)), key('old', 700)];
    const past = { seed: 's', accountId: 'a', madeAt, count: 10_000 };
    const log = new RequestLog(past, { now: madeAt, keys, stored: [] });
    const ofKey = (keyId: string | null) => log.rows({ after: null, keyId, bounds: ANY_TIME, count: Infinity });
    const spans = keys.map(({ id }) => {
      const rows = ofKey(id);
      return { count: rows.length, from: rows.at(-1)?.at, until: rows[0]?.at };
    });
    expect(spans.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
    expect(spans.flatMap(({ count }) => (count > 100 ? [] : [count]))).toEqual([]);
    expect(spans[0]?.from).toBeGreaterThan(days(1));
    expect(spans[1]?.until).toBeLessThan(days(3));
    const bounds = { from: days(2), before: days(1) };
    const isBetween = ({ at }: { readonly at: number }) => at >= bounds.from && at < bounds.before;
    const between = log.rows({ after: null, keyId: 'old', bounds, count: Infinity });
    expect(between.length).toBeGreaterThan(10);
    expect(between).toEqual(ofKey('old').filter(isBetween));
  });

  it('has JSON in every body, and amounts that no double can hold', () => {
    const { page } = openRequestLog();
    const bodies = page().stats.flatMap(({ requestData, responseData }) => [requestData.text, responseData.body.text]);
    for (const body of bodies) expect(() => void JSON.parse(body)).not.toThrow();
    expect(bodies.some((body) => /"amountInWei":\d{17,}/.test(body))).toBe(true);
  });

  it('offers the keys of the account as filters, and no others', () => {
    const { provider, bearer, keys } = openRequestLog();
    const offered = provider.requestLog.filters(bearer).data.item.apiKeys;
    expect(offered).toMatchObject(keys().map(({ id, name }) => ({ id, name })));
    expect(provider.requestLog.filters(bearerOf(provider, 'freePlan')).data.item.apiKeys).toEqual([]);
  });

  it('is empty for an account without traffic', () => {
    const { provider, clock } = openRequestLog();
    clock.advance(10 * MINUTE);
    expect(provider.requestLog.list(bearerOf(provider, 'freePlan'), {}).data.item).toEqual({
      stats: [],
      hasMore: false,
      lastApiRequestId: null,
    });
  });

  it('starts at the newest request if the id is empty', () => {
    const { page } = openRequestLog();
    expect(page({ startingFromApiRequestId: '' })).toEqual(page());
  });

  it.each(['no-such-request', 'zzzzzzzzzzzzzzzzzzzzzzzz', '000000000000000000000001'])(
    'rejects the start id "%s", which it does not have',
    (after) => {
      const { page } = openRequestLog();
      expect(() => page({ startingFromApiRequestId: after })).toThrow(expect.objectContaining({ status: 400 }));
    },
  );

  it('starts below a request of another key', () => {
    const { page, keys, clock } = openRequestLog();
    clock.advance(10 * MINUTE);
    const [first] = page().stats;
    const others = keys().filter(({ id }) => page({ apiKey: id }).stats[0]?.id !== first?.id);
    expect(others.length).toBeGreaterThan(0);
    for (const { id } of others) {
      expect(page({ apiKey: id, startingFromApiRequestId: first?.id })).toEqual(page({ apiKey: id }));
    }
  });
});
