import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { ok } from '#src/domain/shared/result.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import type { LogInOutcome, SignIn } from '#src/application/auth/auth-gateway.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';

const { activeCustomer: elena, twoFactor: mateo } = demoAccounts;
let app: TestApp;

function open(options?: TestAppOptions) {
  app = new TestApp(options);
  return app.stores.createLogIn();
}

beforeEach(() => void open());

function typeIn(store: ReturnType<typeof open>, email: string, password: string) {
  store.form.set('email', email);
  store.form.set('password', password);
}

describe('the log-in form', () => {
  it('shows what is wrong when it is submitted before its rules load', async () => {
    const store = open();
    store.form.set('email', 'elena');
    expect(store.form.canSubmit).toBe(true);
    await store.logIn();
    expect(store.form.errorOf('password')).toBe('log-in.password-is-required');
  });
});

describe('logging in', () => {
  it('shows what is wrong with a wrong password, in a toast and in the form, and preserves the input', async () => {
    const store = open();
    typeIn(store, elena.email, 'Wrong-Password-1');
    await store.logIn();
    expect(store.form.formErrors).toHaveLength(1);
    expect(app.toasts).toEqual([`error: ${store.form.formErrors[0]}`]);
    expect(store.form.values).toEqual({ email: elena.email, password: 'Wrong-Password-1' });
    expect([store.form.canSubmit, app.storage.get(SESSION_KEY)]).toEqual([true, null]);
  });

  it('is abandoned when the bot check gives no token', async () => {
    let calls = 0;
    const store = open({
      overrideGateways: ({ auth }) => ({
        auth: { ...auth, logIn: (credentials) => ((calls += 1), auth.logIn(credentials)) },
      }),
    });
    app.botProof = null;
    typeIn(store, elena.email, elena.password);
    await store.logIn();
    expect([calls, store.form.formErrors.length, app.session.state]).toEqual([0, 1, 'notAuth']);
  });

  it('reports a token that is expired or malformed on this device', async () => {
    const signIn = { token: tokenEndingAt(0), state: 'dashboard' as const, user: null };
    const store = open({
      overrideGateways: ({ auth }) => ({
        auth: { ...auth, logIn: () => Promise.resolve(ok({ kind: 'signed-in', signIn })) },
      }),
    });
    typeIn(store, elena.email, elena.password);
    await store.logIn();
    expect(store.form.formErrors[0]).toContain('date and time');
  });

  it('leads back to the form with what was typed', async () => {
    const store = open();
    typeIn(store, mateo.email, mateo.password);
    await store.logIn();
    expect([store.secondFactor, app.storage.get(SESSION_KEY)]).toMatchObject([{ email: mateo.email }, null]);
    store.backToForm();
    expect([store.secondFactor, store.form.values.email]).toEqual([null, mateo.email]);
  });
});

const signIn = (): SignIn => {
  return { token: tokenEndingAt(app.clock.now() + 3_600_000), state: 'dashboard', user: null };
};

async function sendOff(store: ReturnType<typeof open>, { email, password }: { email: string; password: string }) {
  store.form.fill({ email, password });
  void store.logIn();
  await store.form.prepare();
  await flush();
}

describe('a response that comes late', () => {
  it('does not replace a sign-in that another tab has started in the meantime', async () => {
    const calls = new DeferredCalls<string, LogInOutcome>();
    const store = open({ overrideGateways: { auth: { logIn: ({ email }) => calls.send(email) } } });
    await sendOff(store, elena);
    app.session.startSession({ ...signIn(), state: 'summary' }, null);
    await calls.resolve(0, { kind: 'signed-in', signIn: signIn() });
    expect([app.session.state, store.form.formErrors]).toEqual(['summary', []]);
  });
});
