import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { ok } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { fillIn } from '#tests/support/sign-up-form.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';

const ACCESS_DENIED = "We couldn't log you in. Try again or contact us.";

/** A sign-in that succeeds with a state that admits nobody. */
function signIn(): SignIn {
  return { token: tokenEndingAt(app.clock.now() + 3_600_000), state: 'notAuth', user: null };
}

let app: TestApp;
beforeEach(() => {
  app = new TestApp({
    overrideGateways: {
      auth: {
        logIn: () => Promise.resolve(ok({ kind: 'signed-in', signIn: signIn() })),
        logInWith: () => Promise.resolve(ok({ kind: 'signed-in', signIn: signIn() })),
        verifySecondFactor: () => Promise.resolve(ok(signIn())),
        register: () => Promise.resolve(ok(signIn())),
      },
    },
  });
});
afterEach(() => expect([app.session.hasToken, app.storage.get(SESSION_KEY)]).toEqual([false, null]));

it('a log-in without access shows an error', async () => {
  const store = app.stores.createLogIn();
  store.form.set('email', 'ada@northwall.example');
  store.form.set('password', 'x');
  await store.logIn();
  expect(store.form.formErrors).toEqual([ACCESS_DENIED]);
});

it('a social sign-in without access shows an error', async () => {
  app.socialReturn = { kind: 'code', provider: 'github', code: 'c' };
  const store = app.stores.createLogIn();
  store.start();
  await flush();
  expect([store.isCompletingReturn, store.form.formErrors]).toEqual([false, [ACCESS_DENIED]]);
});

it('a second factor without access shows an error', async () => {
  await app.stores.auth.load();
  const store = app.stores.auth.current.createTwoFactor({
    email: 'ada@northwall.example',
    takesRecoveryCode: false,
    takesPasskey: false,
  });
  store.start();
  store.setCode('123456');
  await flush();
  expect(store.formErrors).toEqual([ACCESS_DENIED]);
});

it('a registration without access leads to the log-in', async () => {
  await app.stores.signUp.load();
  const store = app.stores.signUp.current.createSignUp();
  await fillIn(store);
  await store.register();
  expect(store.problem?.message).toBe('sign-up.access-denied');
});
