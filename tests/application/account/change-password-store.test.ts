import { afterEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import { refused, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

const { activeCustomer: elena } = demoAccounts;

let console: TestConsole;
afterEach(() => console.close());

async function open(options: Partial<TestConsoleOptions> = {}) {
  console = new TestConsole({ scenario: 'active-customer', ...options });
  return (await console.account()).changePassword();
}

async function held() {
  const calls = new Calls<Parameters<AuthGateway['forgotPassword']>[0], void>();
  const store = await open({
    change: ({ auth }) => ({ auth: changed(auth, { forgotPassword: (sent) => calls.send(sent) }) }),
  });
  return { store, calls };
}

describe('another password', () => {
  it("is chosen by a link that is mailed to the person's own address", async () => {
    const store = await open();
    expect(store.email).toBe(elena.email);
    await store.send();
    expect([store.sentTo, store.problems, console.toasts]).toEqual([elena.email, [], []]);
    expect(console.provider.mails.all()).toMatchObject([
      { to: elena.email, link: expect.stringMatching(/^\/reset-password\//) as string },
    ]);
    expect(console.session.state).toBe('dashboard');
  });

  it('sends one mail, however often it is asked for', async () => {
    const { store, calls } = await held();
    const tries = Array.from({ length: 5 }, () => store.send());
    await flush();
    expect([calls.sent, store.isSending]).toEqual([
      [{ email: elena.email, proof: { kind: 'token', token: 'a-person' } }],
      true,
    ]);
    await calls.answer(0, undefined);
    await Promise.all(tries);
    await store.send();
    expect([calls.count, store.isSending]).toEqual([1, false]);
  });

  it('is not sent for where the bot check gives no token, and says so', async () => {
    const { store, calls } = await held();
    console.botProof = null;
    await store.send();
    expect([calls.count, store.sentTo, store.isSending]).toEqual([0, null, false]);
    expect(store.problems).toEqual(['The automatic check that you are a person did not finish. Try again.']);
  });

  it.each([
    [refused(400, 'no', 'Refused.', { details: ['One.', 'Two.'] }), ['One.', 'Two.']],
    [refused(401, 'no', 'Not with these credentials.'), ['Not with these credentials.']],
    [unexpected(500, { message: 'Not now.' }), ['Not now.']],
    [unreachable(), ['We could not confirm this. Check before trying again.']],
  ])('says why the mail was not sent, and can be asked for again', async (failure, texts) => {
    const { store, calls } = await held();
    void store.send();
    await flush();
    await calls.refuse(0, failure);
    expect([store.problems, console.toasts]).toEqual([texts, texts.map((text) => `error: ${text}`)]);
    expect([store.sentTo, console.session.state]).toEqual([null, 'dashboard']);
    void store.send();
    await flush();
    expect([calls.count, store.problems]).toEqual([2, []]);
  });

  it('says nothing when the answer comes after a log-out', async () => {
    const { store, calls } = await held();
    void store.send();
    await flush();
    console.session.logOut();
    await calls.refuse(0, unexpected(500, { message: 'Not now.' }));
    expect([store.problems, store.isSending, console.toasts]).toEqual([[], false, []]);
  });

  it('applies the state that a refusal carries', async () => {
    const { store, calls } = await held();
    void store.send();
    await flush();
    await calls.refuse(0, refused(409, 'state', 'Choose a plan.', { state: 'pricing-plan' }));
    expect(console.session.state).toBe('pricing-plan');
  });
});
