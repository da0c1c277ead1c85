import { when } from 'mobx';
import { signUpMessages } from '#src/application/i18n/en/sign-up.ts';
import type { Registration, SignIn } from '#src/application/auth/auth-gateway.ts';
import type { SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { DeferredCalls } from './deferred-calls.ts';
import { flush } from './gate.ts';
import { TestApp, type TestAppOptions } from './test-app.ts';

/** The real container; the test controls the response to the registration. */
export async function openSignUp(options: TestAppOptions = {}) {
  const calls = new DeferredCalls<Registration, SignIn>();
  const app = new TestApp({
    ...options,
    overrideGateways: { auth: { register: calls.send } },
  });
  app.stores.addMessages(signUpMessages);
  await app.stores.signUp.load();
  return { console: app, calls, screens: app.stores.signUp.current };
}

/** A valid form without the email, which an invitation provides. */
export async function fillIn(store: SignUpStore): Promise<void> {
  await store.form.prepare();
  store.form.fill({ firstName: 'Ана-Мария', lastName: 'O’Neill', password: 'Northwall-2026', terms: true });
  store.form.fill({ repeatedPassword: 'Northwall-2026' });
  if (!store.invitation) store.form.set('email', ' ana@northwall.example ');
  store.setPhoneNumber('0888 123 456');
  await phoneData(store);
}

/** The library is a dynamic import, which takes longer than `flush`. */
export async function phoneData(store: SignUpStore): Promise<void> {
  await when(() => !store.phone.isLoading);
}

export async function send(store: SignUpStore): Promise<void> {
  void store.register();
  await flush();
}
