import { describe, expect, it } from 'vitest';
import type { FaucetRequestInput } from '#src/domain/faucets/faucet.ts';
import { type RequestFailure, rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { ADDRESS, fillRequest, openRequest } from './open-request.ts';

let app: TestApp;

async function open(methods?: Parameters<typeof openRequest>[0]) {
  const opened = await openRequest(methods);
  app = opened.console;
  return opened;
}

describe('a rejection', () => {
  const rejectWith = async (failure: RequestFailure) => {
    const opened = await open(() => ({ request: () => Promise.resolve(fail(failure)) }));
    await fillRequest(opened.store);
    await opened.store.request();
    await flush();
    expect(opened.store.form.values).toMatchObject({ network: 'sepolia', address: ADDRESS, type: 'coin' });
    expect([opened.store.isRequested, opened.store.form.isSubmitting]).toEqual([false, false]);
    return opened;
  };

  it.each([
    {
      name: '429 that does not say how long',
      failure: unexpected(429),
      message: "You've reached the request limit. Try again later.",
      toast: "error: You've reached the request limit. Try again later.",
    },
    {
      name: '429 with words of its own and no time',
      failure: rejected(429, 'too_many', 'Once a day.'),
      message: 'Once a day.',
      toast: 'error: Once a day.',
    },
  ])('of $name is shown in the dialog and in a toast, and can be retried', async ({ failure, message, toast }) => {
    const { store, faucets } = await rejectWith(failure);
    expect([store.form.formErrors, app.toasts]).toEqual([[message], [toast]]);
    expect(faucets.cooldown.isFinished).toBe(true);
    store.setAddress(`${ADDRESS} `);
    expect(store.form.formErrors).toEqual([]);
  });

  it('by a limit with a retry time counts down, blocks sending and preserves the input', async () => {
    const calls = new DeferredCalls<FaucetRequestInput, void>();
    const { store, faucets } = await open(() => ({ request: (wanted) => calls.send(wanted) }));
    const hide = faucets.cooldown.show();
    await fillRequest(store);
    const limit = rejected(429, 'too_many', 'The limit has been reached.', { retryAfterMs: 90_000 });
    void store.request();
    await flush();
    await calls.reject(0, limit);
    expect([faucets.cooldown.secondsLeft, store.form.formErrors]).toEqual([90, []]);
    expect(app.toasts).toEqual(['error: The limit has been reached.']);
    await store.request();
    expect(calls.count).toBe(1);
    app.clock.advance(90_000);
    expect(store.form.values.address).toBe(ADDRESS);
    void store.request();
    await flush();
    expect(calls.count).toBe(2);
    hide();
  });

  it('counts down in the memory backend as the provider reports', async () => {
    const { store, faucets } = await open();
    for (let times = 0; times < 4; times += 1) {
      await fillRequest(store);
      await store.request();
    }
    expect(faucets.cooldown.secondsLeft).toBe(600);
  });

  it.each([
    { name: 'no answer', failure: unreachable(), reads: 2 },
    { name: '500', failure: unexpected(500), reads: 2 },
    { name: '400', failure: rejected(400, 'invalid', 'No.'), reads: 1 },
  ])('of $name leaves $reads reads of the history', async ({ failure, reads }) => {
    let loads = 0;
    const { store } = await open((faucets) => ({
      load: (signal) => {
        loads += 1;
        return faucets.load(signal);
      },
      request: () => Promise.resolve(fail(failure)),
    }));
    await fillRequest(store);
    await store.request();
    expect(loads).toBe(reads);
  });
});
