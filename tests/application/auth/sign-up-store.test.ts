import { describe, expect, it } from 'vitest';
import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import { fillIn, openSignUp, phoneData, send } from '#tests/support/sign-up-form.ts';
import type { TestApp, TestAppOptions } from '#tests/support/test-app.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';

let app: TestApp;

async function openForm(options?: TestAppOptions) {
  const opened = await openSignUp(options);
  app = opened.console;
  const store = opened.screens.createSignUp();
  await store.form.prepare();
  return { calls: opened.calls, store };
}

const signIn = (state: SignIn['state'] = 'email-verification'): SignIn => {
  return { token: tokenEndingAt(app.clock.now() + 60_000), state, user: null };
};

describe('registering', () => {
  it('sends what was typed, the number as E.164 and no invitation', async () => {
    const { calls, store } = await openForm();
    await fillIn(store);
    await send(store);
    expect(calls.sent).toEqual([
      {
        firstName: 'Ана-Мария',
        lastName: 'O’Neill',
        email: 'ana@northwall.example',
        password: 'Northwall-2026',
        phoneNumber: '+359888123456',
        invitationToken: null,
        proof: { kind: 'token', token: 'a-person' },
      },
    ]);
  });

  it.each([
    ['the reply', { email: 'ana@reply.example', firstName: '', lastName: '' }, 'ana@reply.example'],
    ['the form where the reply leaves it out', null, 'ana@northwall.example'],
  ])('knows whose account it is by %s', async (_, user, email) => {
    const { calls, store } = await openForm();
    await fillIn(store);
    await send(store);
    await calls.resolve(0, { ...signIn(), user });
    expect(app.session.user?.email).toBe(email);
    await app.stores.auth.load();
    expect(app.stores.auth.current.createVerification().email).toBe(email);
  });

  it('is abandoned when the bot check gives no token, and the form reports it', async () => {
    const { calls, store } = await openForm();
    app.botProof = null;
    await fillIn(store);
    await send(store);
    expect([calls.count, store.problem?.message]).toEqual([0, 'sign-up.bot-check-failed']);
    expect(store.form.canSubmit).toBe(true);
  });

  it('reports a token that is expired or malformed on this device', async () => {
    const { calls, store } = await openForm();
    await fillIn(store);
    await send(store);
    await calls.resolve(0, { ...signIn(), token: tokenEndingAt(0) });
    expect([store.problem?.message, app.session.state]).toEqual(['sign-up.token-unusable', 'notAuth']);
  });

  it('accepts a one-letter name when the deployment allows it, and sends it and the email trimmed', async () => {
    const { calls, store } = await openForm({ settings: { allowOneLetterNames: true } });
    await fillIn(store);
    store.form.set('firstName', ' 王 ');
    store.form.set('email', ' ana@northwall.example ');
    await send(store);
    expect(calls.sent[0]).toMatchObject({ firstName: '王', email: 'ana@northwall.example' });
  });

  it('follows the alternative rules when the deployment enables them', async () => {
    const { calls, store } = await openForm({ settings: { signUpRules: 'alternative' } });
    await fillIn(store);
    store.form.set('firstName', 'J0hn');
    expect(store.form.errorOf('firstName')).toBe('sign-up.alternative.invalid');
    store.form.set('firstName', 'John');
    store.setPhoneNumber('12345');
    await phoneData(store);
    await send(store);
    expect(calls.sent[0]?.phoneNumber).toBe('+35912345');
  });
});
