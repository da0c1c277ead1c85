import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

const { twoFactor: mateo } = demoAccounts;
let app: TestApp;

beforeEach(() => {
  app = new TestApp();
});

async function reachCode(methods?: (auth: AuthGateway) => Partial<AuthGateway>) {
  if (methods) app = new TestApp({ overrideGateways: ({ auth }) => ({ auth: methods(auth) }) });
  const logIn = app.stores.createLogIn();
  logIn.form.fill({ email: mateo.email, password: mateo.password });
  logIn.form.touch('email');
  await logIn.logIn();
  expect([logIn.secondFactor, app.storage.get(SESSION_KEY)]).toMatchObject([{ email: mateo.email }, null]);
  await app.stores.auth.load();
  const store = app.stores.auth.current.createTwoFactor({
    email: mateo.email,
    takesRecoveryCode: false,
    takesPasskey: false,
  });
  return { store, leave: store.start() };
}

describe('the second factor', () => {
  it('is sent with the sixth digit, however the code came', async () => {
    const { store } = await reachCode();
    store.setCode(` ${mateo.code.slice(0, 3)}-${mateo.code.slice(3)} extra 99`);
    expect([store.code, store.isChecking]).toEqual([mateo.code, true]);
    await flush();
    expect(app.session.state).toBe('dashboard');
  });

  it('preserves a wrong code, reports it, and takes the next one', async () => {
    const { store } = await reachCode();
    store.setCode('000000');
    await flush();
    expect([store.code, store.codeProblem, store.formErrors, store.canCheckAgain]).toEqual([
      ...['000000', 'The code is wrong or has expired.', []],
      false,
    ]);
    expect([app.session.state, app.toasts]).toEqual(['notAuth', ['error: The code is wrong or has expired.']]);
    store.setCode('');
    store.setCode(mateo.code);
    await flush();
    expect(app.session.state).toBe('dashboard');
  });

  it.each([unexpected(500), unreachable()])('can be resent unchanged when it could not be checked', async (why) => {
    let isBroken = true;
    const { store } = await reachCode((auth) => ({
      verifySecondFactor: (entry) => (isBroken ? Promise.resolve(fail(why)) : auth.verifySecondFactor(entry)),
    }));
    expect(store.canCheckAgain).toBe(false);
    store.setCode(mateo.code);
    await flush();
    expect([store.code, store.codeProblem, store.formErrors.length]).toEqual([mateo.code, null, 1]);
    expect(store.canCheckAgain).toBe(true);
    isBroken = false;
    void store.verify();
    expect([store.canCheckAgain, store.formErrors]).toEqual([false, []]);
    await flush();
    expect(app.session.state).toBe('dashboard');
  });

  it.each([
    { entered: (code: string) => [...code].map((_, index) => `000000${code.slice(0, index + 1)}`), how: 'typed' },
    { entered: (code: string) => [code], how: 'pasted' },
  ])('begins behind a rejected code when the next is $how', async ({ entered, how }) => {
    const { store } = await reachCode();
    store.setCode('000000');
    await flush();
    const [first = '', ...others] = entered(mateo.code);
    store.setCode(first);
    expect([store.codeProblem, store.code]).toEqual([null, how === 'typed' ? mateo.code.slice(0, 1) : mateo.code]);
    for (const next of others) store.setCode(next.slice(6));
    await flush();
    expect(app.session.state).toBe('dashboard');
  });

  it('is sent again when a person enters the rejected one again', async () => {
    let calls = 0;
    const { store } = await reachCode((auth) => ({
      verifySecondFactor: (entry) => {
        calls += 1;
        return auth.verifySecondFactor(entry);
      },
    }));
    store.setCode('000000');
    await flush();
    store.setCode('000000');
    await flush();
    expect([calls, store.codeProblem]).toEqual([2, 'The code is wrong or has expired.']);
  });

  it('is not sent again by the same digits, nor before there are six', async () => {
    let calls = 0;
    const { store } = await reachCode(() => ({
      verifySecondFactor: () => ((calls += 1), Promise.resolve(fail(unexpected(500)))),
    }));
    store.setCode('12345');
    await store.verify();
    expect([calls, store.canCheckAgain]).toEqual([0, false]);
    store.setCode('123456');
    await flush();
    store.setCode('123-456');
    await flush();
    expect(calls).toBe(1);
    const again = store.verify();
    await store.verify();
    await again;
    expect([calls, store.canCheckAgain]).toEqual([2, true]);
    store.setCode('12345');
    expect(store.canCheckAgain).toBe(false);
  });

  it('says so when it brings a token that cannot be used', async () => {
    const { store } = await reachCode(() => ({
      verifySecondFactor: () => Promise.resolve(ok({ token: 'nonsense', state: 'dashboard' as const, user: null })),
    }));
    store.setCode(mateo.code);
    await flush();
    expect(store.formErrors).toEqual([app.i18n.translate('log-in.token-unusable')]);
    expect(app.session.state).toBe('notAuth');
  });

  it('signs nobody in after the user has gone back', async () => {
    const { store, leave } = await reachCode();
    store.setCode(mateo.code);
    leave();
    await flush();
    expect(app.session.state).toBe('notAuth');
  });

  it('asks for the email when the response has none', async () => {
    await reachCode();
    const store = app.stores.auth.current.createTwoFactor({
      email: null,
      takesRecoveryCode: false,
      takesPasskey: false,
    });
    store.start();
    store.setCode(mateo.code);
    await flush();
    expect([store.isChecking, app.session.state]).toEqual([false, 'notAuth']);
    store.setCode('');
    store.emailForm.set('email', 'mateo');
    await store.submitEmail();
    expect([store.email, store.emailForm.errorOf('email')]).toEqual([null, 'log-in.email-is-invalid']);
    store.emailForm.set('email', ` ${mateo.email} `);
    await store.submitEmail();
    expect(store.email).toBe(mateo.email);
    store.setCode(mateo.code);
    await flush();
    expect(app.session.state).toBe('dashboard');
  });

  it('is replaced by a recovery code where the log-in takes one', async () => {
    const { store } = await reachCode();
    const sent: string[] = [];
    const again = new TestApp({
      overrideGateways: ({ auth }) => ({
        auth: {
          verifySecondFactor(entry) {
            sent.push(entry.code);
            return auth.verifySecondFactor(entry);
          },
        },
      }),
    });
    expect(store.takesRecoveryCode).toBe(false);
    await again.stores.auth.load();
    const recovering = again.stores.auth.current.createTwoFactor({
      email: mateo.email,
      takesRecoveryCode: true,
      takesPasskey: false,
    });
    recovering.start();
    recovering.toggleRecovery();
    expect(recovering.canVerify).toBe(false);
    recovering.setRecoveryCode(' 7f9c2-4e52f ');
    await recovering.verify();
    expect([sent, recovering.codeProblem]).toEqual([['7f9c2-4e52f'], 'The code is wrong or has expired.']);
    recovering.toggleRecovery();
    expect([recovering.recoveryCode, recovering.codeProblem, recovering.canVerify]).toEqual([null, null, false]);
  });
});
