import { describe, expect, it } from 'vitest';
import type { CallbackLogItem } from '#mocks/provider/callbacks/callback-entry.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { ProviderError } from '#mocks/provider/shared/service-result.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { bearerOf } from '#tests/mocks/provider/auth/provider-sessions.ts';

const MINUTE = 60_000;

function open(who: 'activeCustomer' | 'suspended' = 'activeCustomer') {
  const clock = new ManualClock();
  const provider = createProvider({ seed: 'redeliveries', now: clock.now });
  const bearer = bearerOf(provider, who);
  const list = (query: object = {}): readonly CallbackLogItem[] =>
    provider.callbackLog.search(bearer, { limit: 50, ...query }).data.item.callbackLogs;
  const redeliver = (id: string) => provider.callbackRedelivery.redeliver(bearer, id).data.item.id;
  const failed = (reason: RegExp) => list({ status: 'failed' }).find((log) => reason.test(log.failureReason ?? ''))!;
  return { clock, list, redeliver, failed };
}

function errorOf(work: () => unknown): ProviderError {
  try {
    work();
  } catch (error) {
    if (error instanceof ProviderError) return error;
  }
  throw new Error('It was accepted');
}

const LASTING = /401|refused|certificate/;
const PASSING = /503|500|no response/;

describe('a redelivered callback', () => {
  it('has an entry of its own at the top, with the same payload', () => {
    const { list, redeliver, failed } = open();
    const origin = failed(PASSING);
    const before = list();
    const id = redeliver(origin.id);
    const [newest, ...rest] = list({ limit: 51 });
    expect(newest).toMatchObject({ id, success: true, attempts: 1, redeliveryOf: origin.id, failureReason: null });
    expect([newest!.url, newest!.body]).toEqual([origin.url, origin.body]);
    expect(rest).toEqual(before);
  });

  it('fails again if what is wrong lasts, and arrives once more if it did before', () => {
    const { list, redeliver, failed } = open();
    const origin = failed(LASTING);
    redeliver(origin.id);
    expect(list()[0]).toMatchObject({ success: false, failureReason: origin.failureReason });
    const delivered = list({ status: 'success' })[0]!;
    redeliver(delivered.id);
    expect(list()[0]).toMatchObject({ success: true, redeliveryOf: delivered.id });
  });

  it('can be redelivered itself, and stands for the first one', () => {
    const { list, redeliver, failed } = open();
    const origin = failed(LASTING);
    const again = redeliver(redeliver(origin.id));
    expect(list()[0]).toMatchObject({ id: again, redeliveryOf: origin.id });
  });

  it('stays where it is while the log grows, newest first, also across pages', () => {
    const { clock, list, redeliver, failed } = open();
    const origin = failed(PASSING);
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      ids.push(redeliver(origin.id), redeliver(list()[0]!.id));
      clock.advance(MINUTE + 7_000);
    }
    const all = list();
    expect(all.map(({ executionTimestamp }) => executionTimestamp)).toEqual(
      all.map(({ executionTimestamp }) => executionTimestamp).sort((one, other) => other - one),
    );
    expect(all.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual(ids.toReversed());
    const paged: string[] = [];
    while (paged.length < all.length)
      paged.push(...list({ limit: 3, startingFromCallbackLogId: paged.at(-1) }).map(({ id }) => id));
    expect(paged.slice(0, all.length)).toEqual(all.map(({ id }) => id));
  });

  it('is found by its own id, and under the filters of its kind', () => {
    const { list, redeliver, failed } = open();
    const origin = failed(PASSING);
    const id = redeliver(origin.id);
    const found = (query: object) => list(query).some((log) => log.id === id);
    const { blockchain, network } = origin.body.data.item;
    expect(list({ searchPhrase: id }).map((log) => log.id)).toEqual([id]);
    expect(found({ blockchain, network, product: origin.product, status: 'success' })).toBe(true);
    expect([found({ status: 'failed' }), found({ blockchain: 'no-chain' })]).toEqual([false, false]);
  });
});

describe('a redelivery is rejected', () => {
  it('of a callback that is not in the log', () => {
    expect(errorOf(() => open().redeliver('none'))).toMatchObject({ status: 404 });
  });

  it('more than five times within a minute, until the first of them is a minute ago', () => {
    const { clock, redeliver, failed, list } = open();
    const { id } = failed(LASTING);
    for (let nth = 0; nth < 5; nth += 1) {
      redeliver(id);
      clock.advance(10_000);
    }
    const error = errorOf(() => redeliver(list({ status: 'failed' })[0]!.id));
    expect(error).toMatchObject({ status: 429, retryAfterSeconds: 10 });
    expect(error.details).toEqual(['This callback was redelivered 5 times within a minute. Try again in 10 seconds.']);
    expect(redeliver(list({ status: 'success' })[0]!.id)).toBeTruthy();
    clock.advance(10_000);
    expect(redeliver(id)).toBeTruthy();
  });

  it('while the account is suspended', () => {
    const { list, redeliver } = open('suspended');
    expect(errorOf(() => redeliver(list()[0]!.id))).toMatchObject({ status: 409 });
  });
});
