import { when } from 'mobx';
import { signUpTexts } from '#src/application/i18n/en/sign-up.ts';
import type { Registration, SignIn } from '#src/application/auth/auth-gateway.ts';
import type { SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { Calls } from './calls.ts';
import { changed } from './changed.ts';
import { flush } from './gates.ts';
import { TestConsole, type TestConsoleOptions } from './test-console.ts';

/** The real container; the answer to a registration is the test's. */
export async function openSignUp(options: TestConsoleOptions = {}) {
  const calls = new Calls<Registration, SignIn>();
  const console = new TestConsole({
    ...options,
    change: ({ auth }) => ({ auth: changed(auth, { register: calls.send }) }),
  });
  console.stores.addTexts(signUpTexts);
  await console.stores.signUp.load();
  return { console, calls, screens: console.stores.signUp.current };
}

/** Everything right but the address, which an invitation brings along. */
export async function fillIn(store: SignUpStore): Promise<void> {
  await store.form.prepare();
  store.form.fill({ firstName: 'Ана-Мария', lastName: 'O’Neill', password: 'Northwall-2026', terms: true });
  store.form.fill({ repeatedPassword: 'Northwall-2026' });
  if (!store.invitation) store.form.set('email', ' ana@northwall.example ');
  store.setPhoneNumber('0888 123 456');
  await phoneData(store);
}

/** The library comes by an import: that takes more than the turns of `flush`. */
export async function phoneData(store: SignUpStore): Promise<void> {
  await when(() => !store.phone.isLoading);
}

export async function send(store: SignUpStore): Promise<void> {
  void store.register();
  await flush();
}
