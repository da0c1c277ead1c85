import { afterEach, describe, expect, it } from 'vitest';
import type { WantedFaucet } from '#src/domain/faucets/faucet.ts';
import { type AnsweredFailure, CANCELLED, refused, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { flush } from '#tests/support/gates.ts';
import type { TestConsole } from '#tests/support/test-console.ts';
import { ADDRESS, fillRequest, openRequest } from './open-request.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(methods?: Parameters<typeof openRequest>[0]) {
  const opened = await openRequest(methods);
  console = opened.console;
  return opened;
}

describe('a refusal', () => {
  const refuse = async (failure: AnsweredFailure) => {
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
      name: '400',
      failure: refused(400, 'invalid_address', 'Refused.', { details: ['Not an address.'] }),
      says: 'Not an address.',
      toast: 'error: Not an address.',
    },
    {
      name: '403',
      failure: refused(403, 'forbidden', 'Forbidden.'),
      says: 'Read only: your role does not allow this. Ask the owner of the account for the right to do it.',
      toast: 'warning: Read only: your role does not allow this. Ask the owner of the account for the right to do it.',
    },
    {
      name: '409',
      failure: refused(409, 'conflict', 'One is under way already.'),
      says: 'One is under way already.',
      toast: 'error: One is under way already.',
    },
    {
      name: '429 that does not say how long',
      failure: unexpected(429),
      says: 'The limit for requests is reached. Wait a while before you send the next one.',
      toast: 'error: The limit for requests is reached. Wait a while before you send the next one.',
    },
    {
      name: '429 with words of its own and no time',
      failure: refused(429, 'too_many', 'Once a day.'),
      says: 'Once a day.',
      toast: 'error: Once a day.',
    },
    {
      name: 'a call without an answer',
      failure: unreachable(),
      says: 'We could not confirm this. Check before trying again.',
      toast: 'error: We could not confirm this. Check before trying again.',
    },
  ])('of $name is told in the dialog and in a toast, and may be tried again', async ({ failure, says, toast }) => {
    const { store, faucets } = await refuse(failure);
    expect([store.problems, console.toasts]).toEqual([[says], [toast]]);
    expect([store.canRequest, faucets.wait.isOver]).toEqual([true, true]);
    store.setAddress(`${ADDRESS} `);
    expect(store.problems).toEqual([]);
  });

  it('by a limit that says how long counts down, sends nothing meanwhile, and keeps what was typed', async () => {
    const calls = new Calls<WantedFaucet, void>();
    const { store, faucets } = await open(() => ({ request: (wanted) => calls.send(wanted) }));
    const hide = faucets.wait.show();
    await fillRequest(store);
    const limit = refused(429, 'too_many', 'The limit has been reached.', { retryAfterMs: 90_000 });
    void store.request();
    await flush();
    await calls.refuse(0, limit);
    expect([faucets.wait.secondsLeft, store.canRequest, store.problems]).toEqual([90, false, []]);
    expect(console.toasts).toEqual(['error: The limit has been reached.']);
    await store.request();
    expect(calls.count).toBe(1);
    console.clock.advance(90_000);
    expect([store.canRequest, store.form.values.address]).toEqual([true, ADDRESS]);
    void store.request();
    await flush();
    expect(calls.count).toBe(2);
    hide();
  });

  it('counts down in the memory backend as the provider says', async () => {
    const { store, faucets } = await open();
    for (let times = 0; times < 4; times += 1) {
      await fillRequest(store);
      await store.request();
    }
    expect(faucets.wait.secondsLeft).toBe(600);
  });

  it.each([
    { name: 'no answer', failure: unreachable(), reads: 2 },
    { name: '500', failure: unexpected(500), reads: 2 },
    { name: '400', failure: refused(400, 'invalid', 'No.'), reads: 1 },
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

  it('by a cancelled call says nothing', async () => {
    const { store } = await open(() => ({ request: () => Promise.resolve(fail(CANCELLED)) }));
    await fillRequest(store);
    await store.request();
    expect([store.problems, console.toasts, store.isRequested]).toEqual([[], [], false]);
  });

  it('with a state applies it', async () => {
    await refuse(refused(403, 'forbidden', 'First a plan.', { state: 'pricing-plan' }));
    expect(console.session.state).toBe('pricing-plan');
  });
});
