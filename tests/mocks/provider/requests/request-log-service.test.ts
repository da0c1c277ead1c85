import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { openRequestLog } from './open-request-log.ts';
import { bearerOf } from '#tests/mocks/provider/auth/provider-sessions.ts';
import { SnapshotInMemory } from '#tests/mocks/provider/db/snapshot-in-memory.ts';

const MINUTE = 60_000;

describe('the request log of a running demo', () => {
  it('grows, and pages into the past without a gap', () => {
    const { page, clock } = openRequestLog();
    const [newest] = page().stats;
    clock.advance(MINUTE);
    const { stats } = page();
    expect(stats.findIndex(({ id }) => id === newest?.id)).toBe(2);
    const next = page({ startingFromApiRequestId: stats[1]?.id }).stats;
    expect(next[0]).toEqual(newest);
  });

  it('has the first request of a new key after a minute, and none after its deactivation', () => {
    const { provider, bearer, page, keys, clock } = openRequestLog();
    provider.apiKeys.create(bearer, { name: 'payments-2' });
    const id = keys()[0]?.id ?? '';
    clock.advance(59_999);
    expect(page({ apiKey: id }).stats).toEqual([]);
    clock.advance(30_001);
    const used = page({ apiKey: id }).stats.length;
    expect(used).toBeGreaterThan(0);
    provider.apiKeys.setActive(bearer, id, { status: false });
    clock.advance(10 * MINUTE);
    expect(page({ apiKey: id }).stats.length).toBe(used);
  });

  it('uses all keys again after the first request of a new key', () => {
    const { provider, bearer, page, keys, clock } = openRequestLog();
    provider.apiKeys.create(bearer, { name: 'payments-2' });
    clock.advance(20 * MINUTE);
    const ofNew = page({ apiKey: keys()[0]?.id }).stats;
    expect([ofNew.length > 2, ofNew.length < 25]).toEqual([true, true]);
    expect(page().stats.findIndex(({ id }) => id === ofNew.at(-1)?.id)).toBe(37);
  });

  it('gives no priority to a new key that the customer has already used', () => {
    const used = (isSent: boolean) => {
      const { provider, bearer, page, keys, clock, send } = openRequestLog();
      provider.apiKeys.create(bearer, { name: 'payments-2' });
      const [key] = keys();
      if (isSent) send(key!.id);
      clock.advance(2 * MINUTE);
      return page({ apiKey: key!.id }).stats.filter(({ systemData }) => systemData.product !== 'Get native balance');
    };
    expect(used(true).length).toBeLessThan(used(false).length);
  });

  it('is the same in a tab that was opened later', () => {
    const device = new SnapshotInMemory();
    const clock = new ManualClock();
    const { provider, bearer, page, keys, send } = openRequestLog(device, clock);
    const [first, , third] = keys();
    const actions = [
      () => void provider.apiKeys.create(bearer, { name: 'payments-2' }),
      () => void provider.apiKeys.setActive(bearer, first!.id, { status: false }),
      () => void send(keys()[0]!.id),
      () => void provider.apiKeys.setActive(bearer, third!.id, { status: true }),
      () => void provider.apiKeys.setActive(bearer, first!.id, { status: true }),
    ];
    for (const act of actions) {
      act();
      clock.advance(9 * MINUTE);
      page();
    }
    const later = openRequestLog(device, clock);
    expect(later.page({ limit: 100 })).toEqual(page({ limit: 100 }));
    for (const { id } of keys()) expect(later.page({ apiKey: id })).toEqual(page({ apiKey: id }));
  });

  it('has no gap between pages of its newest part', () => {
    const { page, clock } = openRequestLog();
    clock.advance(55 * MINUTE);
    const ids: string[] = [];
    for (let pages = 0; pages < 10; pages += 1) {
      ids.push(...page({ limit: 12, startingFromApiRequestId: ids.at(-1) }).stats.map(({ id }) => id));
    }
    const [first, second] = [page({ limit: 100 }), page({ limit: 20, startingFromApiRequestId: ids[99] })];
    expect(ids).toEqual([...first.stats, ...second.stats].map(({ id }) => id));
    const slots = ids.map((id) => parseInt(id.slice(-8), 16));
    expect(slots).toEqual(slots.map((_, index) => (slots[0] ?? 0) - index));
  });

  it('stops for a suspended customer', () => {
    const { provider, clock } = openRequestLog();
    const log = () => provider.requestLog.list(bearerOf(provider, 'suspended'), { limit: 20 }).data.item;
    const before = log();
    clock.advance(10 * MINUTE);
    expect([before.stats.length, log()]).toEqual([20, before]);
  });

  it('claims no more requests after a full last page', () => {
    const { provider } = openRequestLog();
    const bearer = bearerOf(provider, 'suspended');
    const page = (limit: number, after?: string) =>
      provider.requestLog.list(bearer, { limit, startingFromApiRequestId: after }).data.item;
    const ids: string[] = [];
    for (let hasMore = true; hasMore; ) {
      const next = page(100, ids.at(-1));
      ids.push(...next.stats.map(({ id }) => id));
      ({ hasMore } = next);
    }
    expect([2, 3, 4].map((limit) => page(limit, ids.at(-4)).hasMore)).toEqual([true, false, false]);
  });

  it('has no request without an active key, and continues with a reactivated one', () => {
    const { provider, bearer, page, keys, clock } = openRequestLog();
    const [first] = keys();
    for (const { id, active } of keys()) if (active) provider.apiKeys.setActive(bearer, id, { status: false });
    const [newest] = page().stats;
    clock.advance(10 * MINUTE);
    expect(page().stats[0]).toEqual(newest);
    provider.apiKeys.setActive(bearer, first!.id, { status: true });
    clock.advance(10 * MINUTE);
    expect(page().stats.findIndex(({ id }) => id === newest?.id)).toBe(20);
    expect(page({ apiKey: first?.id }).stats.slice(0, 20)).toEqual(page().stats.slice(0, 20));
  });

  it('lists a sent request by its time, and pages into the past below it', () => {
    const { clock, page, keys, send } = openRequestLog();
    const [key] = keys();
    // At the end of a slot, after its own request.
    clock.advance(10 * MINUTE + 29_999);
    send(key!.id);
    const [sent] = page().stats;
    expect(sent).toMatchObject({ systemData: { product: 'Get native balance' } });
    clock.advance(10 * MINUTE);
    const { stats } = page();
    const ids = stats.map(({ id }) => id);
    expect([ids.indexOf(sent!.id), new Set(ids).size]).toEqual([20, 50]);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(page({ startingFromApiRequestId: sent!.id }).stats.slice(0, 29)).toEqual(stats.slice(21));
    expect(page({ apiKey: key!.id }).stats).toContainEqual(sent);
  });

  it('continues below a sent request that is no longer stored', () => {
    const { clock, page, keys, send } = openRequestLog();
    const [key] = keys();
    send(key!.id);
    const below = page().stats;
    for (let sent = 0; sent < 200; sent += 1) {
      clock.advance(1000);
      send(key!.id);
    }
    expect(page({ startingFromApiRequestId: below[0]?.id }).stats.slice(0, 49)).toEqual(below.slice(1));
    const invented = `${below[0]!.id.slice(0, 11)}${'f'.repeat(12)}`;
    expect(() => page({ startingFromApiRequestId: invented })).toThrow(expect.objectContaining({ status: 400 }));
  });
});
