import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { rotationsKey } from '#src/application/api-keys/rotations-store.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import type { EmailChange } from '#src/application/account/account-gateways.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { accountCommands } from '#src/ui/account/account-commands.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { changeEmail } from '#src/application/account/change-email-store.ts';

const { activeCustomer: elena, freePlan: amina } = demoAccounts;
const NEW = 'elena@riverstone.example';
const UNCONFIRMED = 'We could not confirm this. Check before trying again.';

let app: TestApp;

async function open(options: Partial<TestAppOptions> = {}) {
  app = new TestApp({ scenario: 'active-customer', ...options });
  const account = await app.account();
  await flush();
  return account;
}

/** Opened and filled in, as the dialog does it. */
async function openFilled(token: string | null = null, options: Partial<TestAppOptions> = {}) {
  const account = await open(options);
  const store = account.get(changeEmail)(token);
  const hide = store.show();
  store.form.set('email', ` ${NEW} `);
  store.form.set('password', elena.password);
  await store.form.prepare();
  return { account, store, hide };
}

async function openWithPendingChange(token: string | null = null) {
  const calls = new DeferredCalls<EmailChange, string>();
  const opened = await openFilled(token, {
    overrideGateways: { account: { changeEmail: (change) => calls.send(change) } },
  });
  return { ...opened, calls };
}

const mailedToken = () => app.provider.mails.all()[0]?.link?.split('/').at(-1) ?? '';

describe('another email of a person without a password', () => {
  it('is sent without one, and no password can be changed', async () => {
    const sent: EmailChange[] = [];
    const account = await open({
      overrideGateways: ({ account: gateway }) => ({
        account: {
          profile: async () => {
            const result = await gateway.profile();
            return result.ok ? ok({ ...result.value, hasPassword: false }) : result;
          },
          changeEmail: (change) => {
            sent.push(change);
            return Promise.resolve(ok(NEW));
          },
        },
      }),
    });
    expect(accountCommands(account, () => undefined).map(({ id }) => id)).not.toContain('change-password');
    const store = account.get(changeEmail)(null);
    store.form.set('email', NEW);
    await store.form.prepare();
    expect([store.needsPassword, store.form.canSubmit]).toEqual([false, true]);
    await store.change();
    expect(sent).toEqual([{ token: null, email: NEW, password: null }]);
    expect(account.get(changeEmail)('mailed').needsPassword).toBe(true);
  });
});

describe('another email by the session', () => {
  it('takes effect everywhere immediately, resets the address bar and is confirmed', async () => {
    const { account, store } = await openFilled();
    await store.change();
    await flush();
    expect([app.navigatedTo, account.dialogs.newEmail]).toEqual([['/'], NEW]);
    expect([account.profile.person?.email, app.session.user?.email]).toEqual([NEW, NEW]);
    expect(app.storage.get(SESSION_KEY)).toContain(NEW);
    expect(app.toasts).toEqual([]);
  });

  it('migrates the rotations stored under the old email', async () => {
    const { account, store } = await openFilled();
    const [old, newer] = (['old', 'new'] as const).map((id) => id as ApiKeyId);
    account.rotations.save({ oldId: old!, oldName: 'prod', newId: newer!, newName: 'prod-2', isCopied: true });
    await store.change();
    await flush();
    expect(account.rotations.find(old!)?.newName).toBe('prod-2');
    const storedRotations = (email: string) => app.storage.get(rotationsKey(email));
    expect([storedRotations(elena.email), storedRotations(NEW)]).toEqual([null, expect.stringContaining(newer!)]);
  });

  it('shows even though the profile no longer loads', async () => {
    let isDown = false;
    const { account, store } = await openFilled(null, {
      overrideGateways: ({ account: gateway }) => ({
        account: { profile: (signal) => (isDown ? Promise.resolve(fail(unexpected(500))) : gateway.profile(signal)) },
      }),
    });
    isDown = true;
    await store.change();
    await flush();
    expect([account.profile.person?.email, app.session.user?.email]).toEqual([NEW, NEW]);
  });

  it('does not navigate a user who has moved to another page in the meantime', async () => {
    const { account, store, hide, calls } = await openWithPendingChange();
    void store.change();
    await flush();
    hide();
    await calls.resolve(0, NEW);
    expect([app.navigatedTo, account.dialogs.newEmail]).toEqual([[], NEW]);
  });

  it('changes nothing after a log-out or for another user', async () => {
    const { account, store, calls } = await openWithPendingChange();
    void store.change();
    await flush();
    app.session.logOut();
    const logIn = app.stores.createLogIn();
    logIn.form.fill({ email: amina.email, password: amina.password });
    await logIn.logIn();
    await calls.resolve(0, NEW);
    expect([app.session.user?.email, app.navigatedTo]).toEqual([amina.email, []]);
    expect([account.dialogs.newEmail, (await app.account()).dialogs.newEmail]).toEqual([null, null]);
    expect(app.toasts).toEqual([]);
  });
});

describe('another email by the token of a URL', () => {
  async function byLink(options: Partial<TestAppOptions> = {}) {
    const { account, store } = await openFilled(null, options);
    await store.change();
    const again = account.get(changeEmail)(mailedToken());
    again.show();
    again.form.fill({ email: elena.email, password: elena.password });
    return { account, store: again };
  }

  it('sends that token, which is stored nowhere', async () => {
    const { account, store } = await byLink();
    const token = mailedToken();
    account.dialogs.dismissNewEmail();
    await store.change();
    await flush();
    expect([account.dialogs.newEmail, account.profile.person?.email]).toEqual([elena.email, elena.email]);
    expect([app.navigatedTo, app.session.user?.email]).toEqual([['/', '/'], elena.email]);
    expect(JSON.stringify([app.storage.get(SESSION_KEY), app.logMessages])).not.toContain(token);
  });

  it('shows in the form that the link was rejected, ends no session and preserves the input', async () => {
    const { account, store } = await byLink();
    await store.change();
    store.form.set('email', 'third@riverstone.example');
    await store.change();
    const usedLinkMessage = expect.stringMatching(/^This link was used already/) as string;
    const { formErrors } = store.form;
    expect([formErrors, app.toasts]).toEqual([[usedLinkMessage], [`error: ${formErrors.join()}`]]);
    expect([app.session.state, store.form.values]).toEqual([
      'dashboard',
      { email: 'third@riverstone.example', password: elena.password },
    ]);
    expect(account.profile.person?.email).toBe(elena.email);
  });

  it('may be about another account than the one that is signed in, which stays as it is', async () => {
    const { store, calls, account } = await openWithPendingChange('mailed.to.somebody');
    void store.change();
    await flush();
    await calls.resolve(0, NEW);
    expect([account.dialogs.newEmail, account.profile.person?.email]).toEqual([NEW, elena.email]);
  });
});

describe('an email that was not changed', () => {
  it('shows the current email when no response arrives, since the change may have happened', async () => {
    const { account, store } = await openFilled(null, {
      overrideGateways: ({ account: gateway }) => ({
        account: {
          changeEmail: async (change) => {
            await gateway.changeEmail(change);
            return fail(unreachable());
          },
        },
      }),
    });
    await store.change();
    await flush();
    expect([store.form.formErrors, account.profile.person?.email]).toEqual([[UNCONFIRMED], NEW]);
  });
});
