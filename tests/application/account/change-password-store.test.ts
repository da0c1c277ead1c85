import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { changePassword } from '#src/application/account/change-password-store.ts';

const { activeCustomer: elena } = demoAccounts;

let app: TestApp;

async function open(options: Partial<TestAppOptions> = {}) {
  app = new TestApp({ scenario: 'active-customer', ...options });
  return (await app.account()).get(changePassword)();
}

async function openWithPendingMail() {
  const calls = new DeferredCalls<Parameters<AuthGateway['forgotPassword']>[0], void>();
  const store = await open({
    overrideGateways: { auth: { forgotPassword: (sent) => calls.send(sent) } },
  });
  return { store, calls };
}

describe('another password', () => {
  it("is chosen by a link that is mailed to the user's own email", async () => {
    const store = await open();
    expect(store.email).toBe(elena.email);
    await store.send();
    expect([store.sentTo, store.formErrors, app.toasts]).toEqual([elena.email, [], []]);
    expect(app.provider.mails.all()).toMatchObject([
      { to: elena.email, link: expect.stringMatching(/^\/reset-password\//) as string },
    ]);
    expect(app.session.state).toBe('dashboard');
  });

  it('is not requested when the bot check gives no token, and a message says so', async () => {
    const { store, calls } = await openWithPendingMail();
    app.botProof = null;
    await store.send();
    expect([calls.count, store.sentTo, store.isSending]).toEqual([0, null, false]);
    expect(store.formErrors).toEqual(["We couldn't confirm you're human. Try again."]);
  });

  it('explains why the mail was not sent, and can be retried', async () => {
    const { store, calls } = await openWithPendingMail();
    void store.send();
    await flush();
    await calls.reject(0, rejected(401, 'no', 'Not with these credentials.'));
    const message = 'Not with these credentials.';
    expect([store.formErrors, app.toasts]).toEqual([[message], [`error: ${message}`]]);
    expect([store.sentTo, app.session.state]).toEqual([null, 'dashboard']);
    void store.send();
    await flush();
    expect([calls.count, store.formErrors]).toEqual([2, []]);
  });
});
