import { afterEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { rotationsKey } from '#src/application/api-keys/kept-rotations.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import type { EmailChange } from '#src/application/account/account-gateway.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { refused, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

const { activeCustomer: elena, freePlan: amina } = demoAccounts;
const NEW = 'elena@riverstone.example';
const UNCONFIRMED = 'We could not confirm this. Check before trying again.';

let console: TestConsole;
afterEach(() => console.close());

async function open(options: Partial<TestConsoleOptions> = {}) {
  console = new TestConsole({ scenario: 'active-customer', ...options });
  const account = await console.account();
  await flush();
  return account;
}

/** Opened and filled in, as the dialog does it. */
async function filled(token: string | null = null, options: Partial<TestConsoleOptions> = {}) {
  const account = await open(options);
  const store = account.changeEmail(token);
  const hide = store.show();
  store.form.set('email', ` ${NEW} `);
  store.form.set('password', elena.password);
  await store.form.prepare();
  return { account, store, hide };
}

async function held(token: string | null = null) {
  const calls = new Calls<EmailChange, string>();
  const opened = await filled(token, {
    change: ({ account }) => ({ account: changed(account, { changeEmail: (change) => calls.send(change) }) }),
  });
  return { ...opened, calls };
}

const mailedToken = () => console.provider.mails.all()[0]?.link?.split('/').at(-1) ?? '';

describe('the form of another e-mail', () => {
  it.each([
    { email: '', password: 'x', field: 'email', message: 'log-in.email-is-required' },
    { email: 'elena@riverstone', password: 'x', field: 'email', message: 'log-in.email-is-invalid' },
    { email: NEW, password: '', field: 'password', message: 'log-in.password-is-required' },
  ] as const)('says $message on every change, and cannot be sent', async ({ email, password, field, message }) => {
    const { store } = await filled();
    store.form.set('email', email);
    store.form.set('password', password);
    expect([store.form.errorOf(field), store.form.canSubmit]).toEqual([message, false]);
    await store.change();
    expect(console.wentTo).toEqual([]);
  });

  it('is not sent before anything was typed, and then says what is missing', async () => {
    const store = (await open()).changeEmail(null);
    await store.change();
    expect([store.form.missing, store.form.errorOf('email')]).toEqual([2, 'log-in.email-is-required']);
  });
});

describe('another e-mail by the session', () => {
  it('holds at once everywhere, resets the address bar and is told', async () => {
    const { account, store } = await filled();
    await store.change();
    await flush();
    expect([console.wentTo, account.dialogs.newEmail]).toEqual([['/'], NEW]);
    expect([account.profile.person?.email, console.session.user?.email]).toEqual([NEW, NEW]);
    expect(console.storage.get(SESSION_KEY)).toContain(NEW);
    expect(console.toasts).toEqual([]);
  });

  it('takes along what the device keeps under the old one: rotations that were begun', async () => {
    const { account, store } = await filled();
    const [old, newer] = (['old', 'new'] as const).map((id) => id as ApiKeyId);
    account.rotations.keep({ oldId: old!, oldName: 'prod', newId: newer!, newName: 'prod-2', isCopied: true });
    await store.change();
    await flush();
    expect(account.rotations.of(old!)?.newName).toBe('prod-2');
    const kept = (email: string) => console.storage.get(rotationsKey(email));
    expect([kept(elena.email), kept(NEW)]).toEqual([null, expect.stringContaining(newer!)]);
  });

  it('shows although the profile does not load any more', async () => {
    let isDown = false;
    const { account, store } = await filled(null, {
      change: ({ account: gateway }) => ({
        account: changed(gateway, {
          profile: (signal) => (isDown ? Promise.resolve(fail(unexpected(500))) : gateway.profile(signal)),
        }),
      }),
    });
    isDown = true;
    await store.change();
    await flush();
    expect([account.profile.person?.email, console.session.user?.email]).toEqual([NEW, NEW]);
  });

  it('is asked for once, however often it is sent', async () => {
    const { store, calls } = await held();
    const tries = Array.from({ length: 5 }, () => store.change());
    await flush();
    expect([calls.sent, store.form.isSubmitting, store.form.canSubmit]).toEqual([
      [{ token: null, email: NEW, password: elena.password }],
      true,
      false,
    ]);
    await calls.answer(0, NEW);
    await Promise.all(tries);
    expect(store.form.isSubmitting).toBe(false);
  });

  it('moves nobody who has gone to another page meanwhile', async () => {
    const { account, store, hide, calls } = await held();
    void store.change();
    await flush();
    hide();
    await calls.answer(0, NEW);
    expect([console.wentTo, account.dialogs.newEmail]).toEqual([[], NEW]);
  });

  it('changes nothing when it comes after a log-out, or for somebody else (D1)', async () => {
    const { account, store, calls } = await held();
    void store.change();
    await flush();
    console.session.logOut();
    const logIn = console.stores.createLogIn();
    logIn.form.fill({ email: amina.email, password: amina.password });
    await logIn.logIn();
    await calls.answer(0, NEW);
    expect([console.session.user?.email, console.wentTo]).toEqual([amina.email, []]);
    expect([account.dialogs.newEmail, (await console.account()).dialogs.newEmail]).toEqual([null, null]);
    expect(console.toasts).toEqual([]);
  });

  it('ends the session with a 401, as every call of it does', async () => {
    const { store } = await filled();
    console.clock.advance(3_600_001);
    await store.change();
    expect([console.session.state, console.wentTo, store.problems]).toEqual(['notAuth', [], []]);
  });
});

describe('another e-mail by the token of an address', () => {
  async function byLink(options: Partial<TestConsoleOptions> = {}) {
    const { account, store } = await filled(null, options);
    await store.change();
    const again = account.changeEmail(mailedToken());
    again.show();
    again.form.fill({ email: elena.email, password: elena.password });
    return { account, store: again };
  }

  it('goes out with that token, which is kept nowhere', async () => {
    const { account, store } = await byLink();
    const token = mailedToken();
    account.dialogs.dismissNewEmail();
    await store.change();
    await flush();
    expect([account.dialogs.newEmail, account.profile.person?.email]).toEqual([elena.email, elena.email]);
    expect([console.wentTo, console.session.user?.email]).toEqual([['/', '/'], elena.email]);
    expect(JSON.stringify([console.storage.get(SESSION_KEY), console.logged])).not.toContain(token);
  });

  it('says that the link is refused in the form, ends no session and keeps what was typed (D2)', async () => {
    const { account, store } = await byLink();
    await store.change();
    store.form.set('email', 'third@riverstone.example');
    await store.change();
    const refusal = expect.stringMatching(/^This link was used already/) as string;
    expect([store.problems, console.toasts]).toEqual([[refusal], [`error: ${store.problems.join()}`]]);
    expect([console.session.state, store.form.values]).toEqual([
      'dashboard',
      { email: 'third@riverstone.example', password: elena.password },
    ]);
    expect(account.profile.person?.email).toBe(elena.email);
  });

  it('may be about another account than the one that is signed in, which stays as it is', async () => {
    const { store, calls, account } = await held('mailed.to.somebody');
    void store.change();
    await flush();
    await calls.answer(0, NEW);
    expect([account.dialogs.newEmail, account.profile.person?.email]).toEqual([NEW, elena.email]);
  });
});

describe('an e-mail that was not changed', () => {
  it.each([
    [
      refused(400, 'no', 'Refused.', { details: ['The password is wrong.', 'Try again.'] }),
      ['The password is wrong.', 'Try again.'],
    ],
    [refused(409, 'taken', 'Somebody was quicker.'), ['Somebody was quicker.']],
    [unexpected(500, { message: 'Not now.' }), ['Not now.']],
    [unreachable(), [UNCONFIRMED]],
  ])('says why, in the form and as a toast, and keeps what was typed', async (failure, texts) => {
    const { account, store, calls } = await held();
    void store.change();
    await flush();
    await calls.refuse(0, failure);
    expect([store.problems, console.toasts]).toEqual([texts, texts.map((text) => `error: ${text}`)]);
    expect(store.form.values).toEqual({ email: ` ${NEW} `, password: elena.password });
    expect([console.wentTo, account.dialogs.newEmail, store.form.canSubmit]).toEqual([[], null, true]);
  });

  it('is a read-only notice without the right to do so', async () => {
    const { store, calls } = await held();
    void store.change();
    await flush();
    await calls.refuse(0, refused(403, 'forbidden', 'Forbidden.'));
    expect(console.toasts).toEqual([expect.stringMatching(/^warning: Read only/)]);
    expect(store.problems).toEqual([expect.stringMatching(/^Read only/)]);
  });

  it('shows which e-mail holds where no answer came: the change may have happened (D39)', async () => {
    const { account, store } = await filled(null, {
      change: ({ account: gateway }) => ({
        account: changed(gateway, {
          changeEmail: async (change) => {
            await gateway.changeEmail(change);
            return fail(unreachable());
          },
        }),
      }),
    });
    await store.change();
    await flush();
    expect([store.problems, account.profile.person?.email]).toEqual([[UNCONFIRMED], NEW]);
  });

  it('says nothing when the call was given up', async () => {
    const { store, calls } = await held();
    void store.change();
    await flush();
    await calls.cancel(0);
    expect([store.problems, console.toasts]).toEqual([[], []]);
  });
});
