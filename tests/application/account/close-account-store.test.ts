import { describe, expect, it } from 'vitest';
import type { AccountClosureGateway, ClosureRequest } from '#src/application/account/account-gateways.ts';
import { accountClosureMessages } from '#src/application/i18n/en/account-closure.ts';
import type { AccountClosure } from '#src/domain/account/account-closure.ts';
import { rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail, ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { accountClosureStore } from '#src/application/account/account-closure-store.ts';
import { closeAccount } from '#src/application/account/close-account-store.ts';

let app: TestApp;
let sent: ClosureRequest[];
const DAYS_14 = 14 * 86_400_000;

async function open(
  methods: (gateway: AccountClosureGateway) => Partial<AccountClosureGateway> = () => ({}),
  options: TestAppOptions = {},
) {
  sent = [];
  app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ accountClosure }) => ({
      accountClosure: {
        close(request) {
          sent.push(request);
          return accountClosure.close(request);
        },
        ...methods(accountClosure),
      },
    }),
    ...options,
  });
  const account = await app.account();
  app.i18n.add(accountClosureMessages);
  const store = account.get(closeAccount)();
  const stop = store.start();
  await flush();
  return { store, account, stop };
}

type Store = Awaited<ReturnType<typeof open>>['store'];

function fillIn(store: Store, password = 'Northwall-2026') {
  store.type('email', ' Elena@northwall.example');
  store.type('password', password);
}

/** The state that the server names from the second read on. */
const changing =
  (change: (closure: AccountClosure) => AccountClosure) =>
  (gateway: AccountClosureGateway): Partial<AccountClosureGateway> => {
    let reads = 0;
    return {
      async status(signal): AsyncResult<AccountClosure> {
        const result = await gateway.status(signal);
        reads += 1;
        return result.ok && reads > 1 ? ok(change(result.value)) : result;
      },
    };
  };

describe('closing the account', () => {
  it('says what it means, and closes it with the password, the reason and a comment', async () => {
    const { store, account } = await open();
    expect([store.step, store.terms?.activeKeys, store.closesAt]).toEqual(['form', 17, app.clock.now() + DAYS_14]);
    fillIn(store);
    store.choose('price');
    store.type('comment', ' Too much ');
    expect(await Promise.all([store.close(), store.close()])).toEqual([true, false]);
    expect(sent).toEqual([{ confirmation: { password: 'Northwall-2026' }, reason: 'price', comment: 'Too much' }]);
    expect([store.step, store.password, account.get(accountClosureStore).closesAt]).toEqual([
      'closing',
      '',
      store.closesAt,
    ]);
  });

  it('sends nothing before all is filled in, and says what is missing beside it', async () => {
    const { store } = await open();
    expect(store.errorOf('email')).toBeNull();
    expect(await store.close()).toBe(false);
    expect([store.errorOf('email'), store.errorOf('password')]).toEqual(['Enter your email.', 'Enter your password.']);
    store.type('email', 'somebody@else.example');
    expect(store.errorOf('email')).toBe("This isn't your account's email.");
    store.type('comment', 'x'.repeat(501));
    expect([store.wrongField, store.errorOf('comment')]).toEqual(['comment', 'Use 500 characters or fewer.']);
    expect([await store.close(), sent]).toEqual([false, []]);
  });

  it('shows any other rejection below the fields', async () => {
    const owes = rejected(409, 'unpaid_invoice', 'Rejected.', { details: ['Pay the open invoice first.'] });
    const { store } = await open(() => ({ close: () => Promise.resolve(fail(owes)) }));
    fillIn(store);
    expect([await store.close(), store.formErrors, store.step]).toEqual([
      ...[false, ['Pay the open invoice first.'], 'form'],
    ]);
  });

  it('takes the email of somebody without a password', async () => {
    const { store } = await open((gateway) => ({
      async status(signal) {
        const result = await gateway.status(signal);
        if (!result.ok) return result;
        return ok({ ...result.value, terms: { ...result.value.terms, hasPassword: false } });
      },
    }));
    store.type('email', 'elena@northwall.example ');
    await store.close();
    expect(sent).toEqual([{ confirmation: { email: 'elena@northwall.example' }, reason: null, comment: '' }]);
  });

  it('is not sent after what is due or the end has changed, and is with the next click', async () => {
    const owing = changing((closure) => ({
      ...closure,
      terms: { ...closure.terms, unpaid: { amount: 19_900, currency: 'USD' } },
    }));
    const { store } = await open(owing);
    fillIn(store);
    expect([await store.close(), store.hasChanged, sent]).toEqual([false, true, []]);
    expect([store.terms?.unpaid?.amount, store.password]).toEqual([19_900, 'Northwall-2026']);
    expect([await store.close(), store.hasChanged, sent.length]).toEqual([true, false, 1]);
  });

  it('is not sent once somebody else has closed it', async () => {
    const { store } = await open(changing((closure) => ({ ...closure, closesAt: 7 })));
    fillIn(store);
    expect([await store.close(), store.step, store.closesAt, sent]).toEqual([false, 'closing', 7, []]);
  });

  it('is not sent where the state is not known', async () => {
    let isDown = false;
    const { store } = await open((gateway) => ({
      status: (signal) => (isDown ? Promise.resolve(fail(unexpected(500))) : gateway.status(signal)),
    }));
    fillIn(store);
    isDown = true;
    expect([await store.close(), store.formErrors.length, sent]).toEqual([false, 1, []]);
  });

  it('looks again after no response, because it may have happened', async () => {
    const { store } = await open((gateway) => ({
      async close(request) {
        await gateway.close(request);
        return fail(unreachable());
      },
    }));
    fillIn(store);
    expect(await store.close()).toBe(false);
    await flush();
    expect(store.step).toBe('closing');
  });

  it('is no success where the response has no end', async () => {
    const { store } = await open((gateway) => ({ close: () => gateway.status() }));
    fillIn(store);
    expect([await store.close(), store.formErrors.length, store.step]).toEqual([false, 1, 'form']);
  });

  it('forgets the password when its dialog closes', async () => {
    const { store, stop } = await open();
    fillIn(store);
    stop();
    expect(store.password).toBe('');
  });
});
