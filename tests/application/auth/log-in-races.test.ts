import { afterEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { AuthGateway, LogInOutcome, SignIn } from '#src/application/auth/auth-gateway.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';

const { activeCustomer: elena } = demoAccounts;

let console: TestConsole;
afterEach(() => console.close());

function open(methods: Partial<AuthGateway>) {
  console = new TestConsole({ change: ({ auth }) => ({ auth: changed(auth, methods) }) });
  return console.stores.createLogIn();
}

const signIn = (): SignIn => {
  return { token: tokenEndingAt(console.clock.now() + 3_600_000), state: 'dashboard', user: null };
};

async function sendOff(store: ReturnType<typeof open>, { email, password }: { email: string; password: string }) {
  store.form.fill({ email, password });
  void store.logIn();
  await store.form.prepare();
  await flush();
}

describe('an answer that comes late', () => {
  it('does not take the place of a sign-in that another tab has begun meanwhile', async () => {
    const calls = new Calls<string, LogInOutcome>();
    const store = open({ logIn: ({ email }) => calls.send(email) });
    await sendOff(store, elena);
    console.session.begin({ ...signIn(), state: 'summary' }, null);
    await calls.answer(0, { kind: 'signed-in', signIn: signIn() });
    expect([console.session.state, store.problems]).toEqual(['summary', []]);
  });
});

describe('a call that is cancelled', () => {
  it('says nothing and lets the person try again', async () => {
    const calls = new Calls<string, LogInOutcome>();
    const store = open({ logIn: ({ email }) => calls.send(email) });
    await sendOff(store, elena);
    await calls.cancel(0);
    expect([store.problems, console.toasts, store.form.canSubmit]).toEqual([[], [], true]);
  });
});

describe('the problems of the last try', () => {
  it('go when the next one begins', async () => {
    const calls = new Calls<string, LogInOutcome>();
    const store = open({ logIn: ({ email }) => calls.send(email) });
    await sendOff(store, elena);
    await calls.refuse(0);
    expect(store.problems).toHaveLength(1);
    void store.logIn();
    await flush();
    expect([store.problems, calls.count]).toEqual([[], 2]);
  });
});
