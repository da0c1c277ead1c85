import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { AuthGateway, LogInOutcome, SignIn } from '#src/application/auth/auth-gateway.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';

const { activeCustomer: elena } = demoAccounts;

let app: TestApp;

function open(methods: Partial<AuthGateway>) {
  app = new TestApp({ overrideGateways: { auth: methods } });
  return app.stores.createLogIn();
}

const signIn = (): SignIn => {
  return { token: tokenEndingAt(app.clock.now() + 3_600_000), state: 'dashboard', user: null };
};

async function sendOff(store: ReturnType<typeof open>, { email, password }: { email: string; password: string }) {
  store.form.fill({ email, password });
  void store.logIn();
  await store.form.prepare();
  await flush();
}

describe('a response that comes late', () => {
  it('does not replace a sign-in that another tab has started in the meantime', async () => {
    const calls = new DeferredCalls<string, LogInOutcome>();
    const store = open({ logIn: ({ email }) => calls.send(email) });
    await sendOff(store, elena);
    app.session.startSession({ ...signIn(), state: 'summary' }, null);
    await calls.resolve(0, { kind: 'signed-in', signIn: signIn() });
    expect([app.session.state, store.form.formErrors]).toEqual(['summary', []]);
  });
});
