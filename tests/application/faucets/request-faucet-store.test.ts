import { describe, expect, it } from 'vitest';
import type { FaucetRequestInput } from '#src/domain/faucets/faucet.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { ADDRESS, fillRequest, openRequest } from './open-request.ts';
import { type RequestFailure, rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';

let app: TestApp;

async function open(methods?: Parameters<typeof openRequest>[0]) {
  const opened = await openRequest(methods);
  app = opened.console;
  return opened;
}

describe('the request of test coins', () => {
  it('names what is missing, one thing after the other, and cannot be sent before', async () => {
    const { store } = await open();
    await store.form.prepare();
    const steps: [string | null, boolean][] = [];
    const note = () => void steps.push([store.firstMissingField, store.form.canSubmit]);
    note();
    store.chooseBlockchain('ethereum');
    note();
    store.chooseNetwork('sepolia');
    note();
    store.setAddress(ADDRESS);
    note();
    store.chooseType('token');
    note();
    expect(steps).toEqual([
      ['blockchain', false],
      ['network', false],
      ['address', false],
      ['type', false],
      [null, true],
    ]);
  });

  it('clears network and type with another blockchain, preserves the address, and blames nobody for it', async () => {
    const { store } = await open();
    await fillRequest(store, 'token');
    store.chooseBlockchain('tron');
    expect(store.form.values).toEqual({ blockchain: 'tron', network: '', address: ADDRESS, type: '' });
    expect([store.form.errorOf('network'), store.form.errorOf('type')]).toEqual([null, null]);
  });

  it.each([
    { type: 'token', network: 'sepolia', sent: { tokenTransfer: true } },
    { type: 'coin', network: 'sepolia', sent: {} },
    { type: null, network: 'hoodi', sent: {} },
  ] as const)('sends $sent for a $type on $network', async ({ type, network, sent }) => {
    const calls = new DeferredCalls<FaucetRequestInput, void>();
    const { store } = await open(() => ({ request: (wanted) => calls.send(wanted) }));
    await fillRequest(store, type, network);
    void store.request();
    await flush();
    expect(calls.sent).toEqual([{ blockchain: 'ethereum', network, address: ADDRESS, ...sent }]);
  });

  it('reports it, and shows the new request on the first page', async () => {
    const { store, faucets } = await open();
    faucets.showPage(2);
    await fillRequest(store, 'token');
    await store.request();
    await flush();
    expect([store.isRequested, app.toasts]).toEqual([true, ['success: Test coins requested.']]);
    expect([faucets.page, faucets.requests.length]).toEqual([1, 15]);
    expect(faucets.shown[0]).toMatchObject({ address: ADDRESS, amount: '20', unit: 'USDT' });
  });
});

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
