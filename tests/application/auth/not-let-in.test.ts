import { afterEach, expect, it } from 'vitest';
import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { ok } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { fillIn } from '#tests/support/sign-up-form.ts';
import { TestConsole } from '#tests/support/test-console.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';

const NOT_LET_IN = 'The server did not let you in. Try again, or contact your provider.';

/** A sign-in that succeeds, and whose own reply says that nobody is signed in. */
function signIn(): SignIn {
  return { token: tokenEndingAt(console.clock.now() + 3_600_000), state: 'notAuth', user: null };
}

const console = new TestConsole({
  change: ({ auth }) => ({
    auth: changed(auth, {
      logIn: () => Promise.resolve(ok({ kind: 'signed-in', signIn: signIn() })),
      logInWith: () => Promise.resolve(ok({ kind: 'signed-in', signIn: signIn() })),
      verifySecondFactor: () => Promise.resolve(ok(signIn())),
      register: () => Promise.resolve(ok(signIn())),
    }),
  }),
});
afterEach(() => expect([console.session.hasToken, console.storage.get(SESSION_KEY)]).toEqual([false, null]));

it('a log-in that lets nobody in says so', async () => {
  const store = console.stores.createLogIn();
  store.form.set('email', 'ada@northwall.example');
  store.form.set('password', 'x');
  await store.logIn();
  expect(store.problems).toEqual([NOT_LET_IN]);
});

it('the return of a social provider that lets nobody in says so', async () => {
  console.socialReturn = { kind: 'code', provider: 'github', code: 'c' };
  const store = console.stores.createLogIn();
  store.start();
  await flush();
  expect([store.isReturning, store.problems]).toEqual([false, [NOT_LET_IN]]);
});

it('a second factor that lets nobody in says so', async () => {
  await console.stores.access.load();
  const store = console.stores.access.current.createTwoFactor('ada@northwall.example');
  store.start();
  store.setCode('123456');
  await flush();
  expect(store.problems).toEqual([NOT_LET_IN]);
});

it('a registration that lets nobody in leads to the log-in', async () => {
  await console.stores.signUp.load();
  const store = console.stores.signUp.current.createSignUp();
  await fillIn(store);
  await store.register();
  expect(store.problem?.line).toBe('sign-up.not-let-in');
});
