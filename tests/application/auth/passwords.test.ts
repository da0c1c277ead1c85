import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { RESET_TOKEN_KEY, SESSION_KEY } from '#src/application/auth/session-record.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const { activeCustomer: elena } = demoAccounts;
const NEW_PASSWORD = 'Brand-New-77';
let app: TestApp;

async function open(options?: TestAppOptions) {
  app = new TestApp(options);
  await app.stores.auth.load();
  return app.stores.auth.current;
}

describe('a forgotten password', () => {
  it.each([elena.email, 'nobody@nowhere.example'])('gets the same response for %s', async (email) => {
    const store = (await open()).createForgotPassword();
    store.form.set('email', ` ${email} `);
    await store.send();
    expect([store.sentTo, store.form.formErrors, app.toasts]).toEqual([email, [], []]);
    store.startOver();
    expect([store.sentTo, store.form.values.email]).toEqual([null, ` ${email} `]);
  });

  it('is not sent for where the bot check gives no token', async () => {
    let calls = 0;
    const screens = await open({
      overrideGateways: { auth: { forgotPassword: () => ((calls += 1), Promise.resolve(ok(undefined))) } },
    });
    app.botProof = null;
    const store = screens.createForgotPassword();
    store.form.set('email', elena.email);
    await store.send();
    expect([calls, store.sentTo, store.form.formErrors.length]).toEqual([0, null, 1]);
  });

  it('is prefilled with the email of the signed-in user', async () => {
    const store = (await open({ scenario: 'active-customer' })).createForgotPassword();
    expect(store.form.values.email).toBe(elena.email);
  });
});

describe('a new password', () => {
  async function openLink(options?: TestAppOptions) {
    const screens = await open(options);
    const forgot = screens.createForgotPassword();
    forgot.form.set('email', elena.email);
    await forgot.send();
    const token = app.provider.mails.all()[0]?.link?.replace('/reset-password/', '');
    const store = screens.createResetPassword();
    store.open(token);
    return { store, token };
  }

  it('takes the token out of the URL immediately and preserves it under its own key', async () => {
    const { store, token } = await openLink();
    expect([app.navigatedTo, app.storage.get(RESET_TOKEN_KEY)]).toEqual([['/reset-password'], token]);
    expect([store.hasToken, app.session.hasToken, app.storage.get(SESSION_KEY)]).toEqual([true, false, null]);
  });

  it('is set once both fields agree, and the token is gone', async () => {
    const { store } = await openLink();
    store.form.set('password', NEW_PASSWORD);
    store.form.set('repeatedPassword', 'Brand-New-78');
    await store.form.prepare();
    expect([store.form.canSubmit, store.form.errorOf('repeatedPassword')]).toEqual([false, 'sign-up.passwords-differ']);
    store.form.set('repeatedPassword', NEW_PASSWORD);
    await store.reset();
    expect([store.isDone, store.hasToken, app.storage.get(RESET_TOKEN_KEY)]).toEqual([true, false, null]);
    const logIn = app.stores.createLogIn();
    logIn.form.set('email', elena.email);
    logIn.form.set('password', NEW_PASSWORD);
    await logIn.logIn();
    expect(app.session.state).toBe('dashboard');
  });

  it.each([
    ['sign-up', 'brand-new-77', 'sign-up.password.uppercase'],
    ['alternative', `Aa1-${'x'.repeat(47)}`, 'sign-up.alternative.password.too-long'],
  ] as const)('follows the %s rules', async (signUpRules, password, message) => {
    const { store } = await openLink({ settings: { signUpRules } });
    store.form.set('password', password);
    await store.form.prepare();
    expect(store.form.errorOf('password')).toBe(message);
  });

  it('survives a reload without the token in the URL', async () => {
    const { token } = await openLink();
    const again = app.stores.auth.current.createResetPassword();
    again.open(undefined);
    expect([again.hasToken, app.storage.get(RESET_TOKEN_KEY)]).toEqual([true, token]);
  });

  it('is rejected in the form, and ends no session', async () => {
    const { store } = await openLink({
      scenario: 'active-customer',
      overrideGateways: {
        auth: { resetPassword: () => Promise.resolve(fail(rejected(401, 'expired', 'The link is old.'))) },
      },
    });
    store.form.set('password', NEW_PASSWORD);
    store.form.set('repeatedPassword', NEW_PASSWORD);
    await store.reset();
    expect([store.form.formErrors, store.isDone, app.session.state]).toEqual([
      ['The link is old.'],
      false,
      'dashboard',
    ]);
    expect(store.form.values.password).toBe(NEW_PASSWORD);
    store.discardLink();
    expect([store.hasToken, store.form.formErrors, app.storage.get(RESET_TOKEN_KEY)]).toEqual([false, [], null]);
  });
});
