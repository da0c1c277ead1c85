import { describe, expect, it } from 'vitest';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { changePassword } from '#src/application/account/change-password-store.ts';

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
  it('is not requested when the bot check gives no token, and a message says so', async () => {
    const { store, calls } = await openWithPendingMail();
    app.botProof = null;
    await store.send();
    expect([calls.count, store.sentTo, store.isSending]).toEqual([0, null, false]);
    expect(store.formErrors).toEqual(["We couldn't confirm you're human. Try again."]);
  });
});
