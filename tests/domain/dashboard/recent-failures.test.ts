import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recentFailures } from '#src/domain/dashboard/recent-calls.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import type { ListedCallback } from '#src/domain/logs/callback-log.ts';

function call(id: string, at: number | null, statusCode: number | null): ListedRequest {
  return { id, at, statusCode, responseTimeMs: 1, referenceId: null, product: 'Node access', spentCredits: 1 };
}

function callback(id: string, at: number | null): ListedCallback {
  return { id, at, event: 'BLOCK_MINED', success: false, blockchain: '', network: '', product: '' };
}

const idOf = (failure: ReturnType<typeof recentFailures>[number]) =>
  failure.kind === 'call' ? failure.call.id : failure.callback.id;

describe('the recent failures', () => {
  it.each([
    { name: 'no calls', calls: [], callbacks: [], ids: [] },
    {
      name: 'calls that went well, or of which nothing is known',
      calls: [call('ok', 3, 204), call('silent', 2, null)],
      callbacks: [],
      ids: [],
    },
    {
      name: 'calls and callbacks, by time',
      calls: [call('c9', 9, 500), call('ok', 8, 200), call('c4', 4, 404)],
      callbacks: [callback('b7', 7), callback('b2', 2)],
      ids: ['c9', 'b7', 'c4', 'b2'],
    },
    {
      name: 'failures without a time, behind the others',
      calls: [call('none', null, 500), call('c1', 1, 500)],
      callbacks: [callback('nor', null), callback('b5', 5)],
      ids: ['b5', 'c1', 'none', 'nor'],
    },
    {
      name: 'more than are wanted',
      calls: [9, 8, 7, 6, 5].map((at) => call(`c${at}`, at, 503)),
      callbacks: [],
      ids: ['c9', 'c8', 'c7', 'c6'],
    },
  ])('of $name', ({ calls, callbacks, ids }) => {
    expect(recentFailures(calls, callbacks, 4).map(idOf)).toEqual(ids);
  });

  it('name the entry above a call that the log does not show at once', () => {
    const calls = Array.from({ length: 12 }, (_, index) =>
      call(`c${index}`, 100 - index, index % 11 === 0 ? 500 : 200),
    );
    const afters = recentFailures(calls, [], 5).map((one) => one.kind === 'call' && one.after);
    expect(afters).toEqual([null, 'c10']);
  });

  it('are in order of time, whatever the order of the logs', () => {
    const times = fc.array(fc.option(fc.integer()), { maxLength: 20 });
    fc.assert(
      fc.property(times, times, (calls, callbacks) => {
        const found = recentFailures(
          calls.map((at, index) => call(`c${index}`, at, 500)),
          callbacks.map((at, index) => callback(`b${index}`, at)),
          50,
        );
        expect(found).toHaveLength(calls.length + callbacks.length);
        const order = found.map(({ at }) => at ?? -Infinity);
        expect(order).toEqual(order.toSorted((one, other) => (one < other ? 1 : -1)));
      }),
    );
  });
});
