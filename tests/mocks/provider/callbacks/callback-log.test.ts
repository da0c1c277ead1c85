import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallbackLogItem } from '#mocks/provider/callbacks/callback-entry.ts';
import { CallbackLog, type CallbackQuery } from '#mocks/provider/callbacks/callback-log.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { bearerOf } from '#tests/mocks/provider/auth/provider-sessions.ts';
import { ANY_TIME } from '#mocks/provider/shared/request-fields.ts';

const MINUTE = 60_000;
const ANY: CallbackQuery = {
  ...{ blockchain: null, network: null, product: null, status: null, phrase: null, bounds: ANY_TIME },
};

function open(who: Exclude<keyof typeof demoAccounts, 'twoFactor'> = 'activeCustomer', seed = 'callbacks') {
  const clock = new ManualClock();
  const provider = createProvider({ seed, now: clock.now });
  const bearer = bearerOf(provider, who);
  const page = (query: object = {}) => provider.callbackLog.search(bearer, { limit: 50, ...query }).data.item;
  const filters = () => provider.callbackLog.filters(bearer).data.item;
  /** Every entry under a filter, page by page. */
  const all = (query: object = {}, limit = 100) => {
    const found: CallbackLogItem[] = [];
    let more = true;
    while (more) {
      const { callbackLogs, hasMore } = page({ ...query, limit, startingFromCallbackLogId: found.at(-1)?.id });
      found.push(...callbackLogs);
      more = hasMore;
    }
    return found;
  };
  const { id: accountId, callbacks: count = 0 }: AccountSeed = demoAccounts[who];
  const log = new CallbackLog({ seed, accountId, madeAt: clock.now(), count });
  const end = log.endAt(clock.now());
  /** The slots under a query, page by page, without their entries. */
  const slots = (query: CallbackQuery = ANY, limit = 1000) => {
    const found: number[] = [];
    let next: readonly number[];
    do {
      next = log.search(query, found.at(-1) ?? end, limit);
      found.push(...next);
    } while (next.length === limit);
    return found;
  };
  return { clock, provider, bearer, page, all, filters, log, slots };
}

interface BodyItem {
  readonly blockchain: string;
  readonly network: string;
  readonly address?: string;
  readonly transactionId?: string;
  readonly hash?: string;
  readonly token?: { readonly symbol: string };
}

/** The type promises only the blockchain and the network. */
function bodyItem(log: CallbackLogItem): BodyItem {
  return { ...log.body.data.item };
}

function isHit(log: CallbackLogItem, query: CallbackQuery): boolean {
  const { blockchain, network, product, status, phrase: sought, bounds } = query;
  const at = log.executionTimestamp * 1000;
  const item = bodyItem(log);
  const phrase = (sought ?? '').trim().toLowerCase();
  const words = [log.event, log.event.replaceAll('_', ' '), log.product, item.blockchain, item.network, item.address];
  const isNamed = [...words, item.token?.symbol].some((word) => word?.toLowerCase().includes(phrase));
  const hash = (item.transactionId ?? item.hash ?? '').toLowerCase();
  const isHash = [hash, hash.replace(/^0x/, '')].some((text) => text.startsWith(phrase));
  const isLong = phrase.replace(/^0x/, '').length >= 8;
  return (
    at >= bounds.from &&
    at < bounds.before &&
    [null, item.blockchain].includes(blockchain) &&
    [null, item.network].includes(network) &&
    [null, log.product].includes(product) &&
    [null, log.success ? 'success' : 'failed'].includes(status) &&
    (phrase === '' || isNamed || log.id.startsWith(phrase) || (isLong && isHash))
  );
}

describe('the callback log', () => {
  it('claims no more entries after a full last page', () => {
    const { page, all } = open('suspended');
    const start = all({ blockchain: 'polygon' }).at(-4)?.id;
    const hasMore = (limit: number) => page({ blockchain: 'polygon', limit, startingFromCallbackLogId: start }).hasMore;
    expect([2, 3, 4].map(hasMore)).toEqual([true, false, false]);
  });

  it('goes back 100,000 callbacks, newest first, without a gap or a repetition', () => {
    const { page, log, slots } = open();
    const everySlot = slots();
    const ids = everySlot.map((slot) => log.idOf(slot));
    expect([ids.length, new Set(ids).size]).toEqual([100_000, 100_000]);
    expect(ids.every((id, at) => at === 0 || id < (ids[at - 1] ?? ''))).toBe(true);
    const times = everySlot.map((slot) => log.timeOf(slot));
    expect(times.every((time, at) => at === 0 || time <= (times[at - 1] ?? 0))).toBe(true);
    expect(page().callbackLogs.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    const { callbackLogs, hasMore } = page({ startingFromCallbackLogId: ids.at(-31) });
    expect([callbackLogs.map(({ id }) => id), hasMore]).toEqual([ids.slice(-30), false]);
  });

  it('is the same for the same seed, and differs for another seed', () => {
    const text = (seed: string) => jsonTextOf(open('activeCustomer', seed).page());
    expect(text('one')).toBe(text('one'));
    expect(text('one')).not.toBe(text('other'));
  });

  it('finds the same entries under every filter, phrase and page size as a scan of all entries', () => {
    const { all, filters, log, slots } = open('suspended');
    const everything = all();
    expect(everything).toHaveLength(1200);
    expect(new Set(everything.map(({ id }) => id)).size).toBe(1200);
    const { blockchains, networks, products } = filters();
    const maybe = (values: readonly string[]) => fc.option(fc.constantFrom(...values, 'unheard-of'), { freq: 2 });
    const cut = fc.tuple(fc.constantFrom(...everything), fc.nat(5), fc.nat(12), fc.integer({ min: 1, max: 70 }));
    const phrase = cut.map(([log, which, from, length]) => {
      const { address = '', transactionId, hash = '' } = bodyItem(log);
      const chainId = transactionId ?? hash;
      const prefixes = [log.id, chainId, chainId.replace(/^0x/, '').toUpperCase()];
      const anywhere = [log.event.replaceAll('_', ' '), address, log.product];
      const text = [...prefixes, ...anywhere][which] ?? '';
      return which < prefixes.length ? text.slice(0, length) : ` ${text.slice(from, from + length)} `;
    });
    const time = fc.constantFrom(...everything).map(({ executionTimestamp }) => executionTimestamp * 1000);
    const wanted = fc.record({
      bounds: fc.record({
        from: fc.oneof(time, fc.constant(ANY_TIME.from)),
        before: fc.oneof(time, fc.constant(ANY_TIME.before)),
      }),
      blockchain: maybe(blockchains),
      network: maybe(networks.map(({ name }) => name)),
      product: maybe(products),
      status: fc.option(fc.constantFrom('success', 'failed')),
      phrase: fc.option(fc.oneof(phrase, fc.constantFrom('usdt', 'zzz', '%', '0x', '6')), { freq: 4 }),
    });
    fc.assert(
      fc.property(wanted, fc.integer({ min: 1, max: 60 }), (query, limit) => {
        const expected = everything.filter((log) => isHit(log, query)).map(({ id }) => id);
        expect(slots(query, limit).map((slot) => log.idOf(slot))).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('finds nothing by an id or a transaction with one wrong digit', () => {
    const { page } = open();
    const [log] = page().callbackLogs;
    for (const id of [bodyItem(log!).transactionId ?? '', log!.id]) {
      expect(page({ searchPhrase: id }).callbackLogs).toEqual([log]);
      const wrong = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
      expect(page({ searchPhrase: wrong }).callbackLogs).toEqual([]);
    }
  });

  it('starts a page below any callback, even one that the filter excludes', () => {
    const { page, all } = open('suspended');
    const everything = all();
    const start = everything[400];
    const expected = everything.slice(401).filter(({ success }) => !success);
    const { callbackLogs } = page({ startingFromCallbackLogId: start?.id, status: 'failed' });
    expect(callbackLogs).toEqual(expected.slice(0, callbackLogs.length));
    expect(start?.success).toBe(true);
    expect(callbackLogs.length).toBeGreaterThan(5);
  });

  it('offers only filters that match at least one callback', () => {
    const { all, filters } = open('suspended');
    const items = all().map(({ body }) => body.data.item);
    const { blockchains, networks, products, statuses } = filters();
    expect(new Set(blockchains)).toEqual(new Set(items.map(({ blockchain }) => blockchain)));
    const named = networks.map(({ blockchain, name }) => `${blockchain}/${name}`);
    expect(named.sort()).toEqual([...new Set(items.map((item) => `${item.blockchain}/${item.network}`))].sort());
    expect(products).toEqual(products.map((product) => product.toUpperCase()));
    expect([products.length, statuses]).toEqual([3, ['success', 'failed']]);
  });

  it('is empty and has no filters for an account without callbacks', () => {
    const { page, filters, clock } = open('freePlan');
    clock.advance(10 * MINUTE);
    expect(page()).toEqual({ callbackLogs: [], hasMore: false, lastCallbackId: null });
    expect(page({ searchPhrase: 'usdt' }).callbackLogs).toEqual([]);
    expect(filters()).toEqual({ blockchains: [], networks: [], statuses: [], products: [] });
  });

  it('has a failure reason for an undelivered callback, and none for a delivered one', () => {
    const { page } = open();
    const failed = page({ status: 'failed' }).callbackLogs;
    expect(failed.every(({ failureReason, attempts }) => failureReason !== null && attempts === 5)).toBe(true);
    expect(new Set(failed.map(({ failureReason }) => failureReason)).size).toBeGreaterThan(3);
    const delivered = page({ status: 'success' }).callbackLogs;
    expect(delivered.every((log) => log.failureReason === null && log.responseStatusCode === 200)).toBe(true);
  });

  it('has amounts in wei that no double can hold, and the same amounts in coins', () => {
    const { page } = open();
    const { callbackLogs } = page({ blockchain: 'ethereum', searchPhrase: 'coins' });
    const phrases = callbackLogs.map(jsonTextOf);
    expect(phrases.length).toBe(50);
    for (const text of phrases) {
      const wei = /"amountInWei":(\d+)/.exec(text)?.[1] ?? '';
      expect(BigInt(wei)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
      const [whole = '', decimals = ''] = (/"amount":"([\d.]+)"/.exec(text)?.[1] ?? '').split('.');
      expect(BigInt(whole + decimals)).toBe(BigInt(wei));
      expect(() => void JSON.parse(text)).not.toThrow();
    }
  });

  it('grows while the demo runs, and pages into the past without a gap', () => {
    const { page, clock } = open();
    page({ status: 'success' });
    const [newest] = page().callbackLogs;
    clock.advance(MINUTE);
    const { callbackLogs } = page();
    expect(callbackLogs.findIndex(({ id }) => id === newest?.id)).toBe(3);
    expect(page({ startingFromCallbackLogId: callbackLogs[2]?.id }).callbackLogs[0]).toEqual(newest);
    const product = callbackLogs[0]?.product;
    expect(page({ product }).callbackLogs[0]).toEqual(callbackLogs[0]);
  });

  it('stops for a suspended customer', () => {
    const { page, clock } = open('suspended');
    const before = page();
    clock.advance(10 * MINUTE);
    expect(page()).toEqual(before);
  });

  it.each([
    { startingFromCallbackLogId: 'no-such-callback' },
    { startingFromCallbackLogId: '6b0000000000000000000001' },
    { status: 'pending' },
    { limit: 'ten' },
    { searchPhrase: 7 },
  ])('rejects the query %j', (query) => {
    const { page } = open();
    expect(() => page(query)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('treats a blank filter as no filter', () => {
    const { page } = open();
    const blank = { blockchain: '', network: '', status: '', product: '', searchPhrase: ' ' };
    expect(page({ ...blank, startingFromCallbackLogId: '' })).toEqual(page());
  });
});
