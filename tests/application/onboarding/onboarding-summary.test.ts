import { afterEach, describe, expect, it } from 'vitest';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import { CHECKOUT_KEY } from '#src/application/auth/session-record.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import { refused, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { flush } from '#tests/support/gates.ts';
import { started, visitAt } from '#tests/support/onboarding-visit.ts';
import type { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

const paid: OnboardingSummary = {
  ...{ companyName: null, useCases: ['NFTs'], blockchainProtocols: ['bitcoin', 'Monero'] },
  ...{ chosenCurrentPackageName: 'Growth', chosenCurrentPackage: 'growth' },
  ...{ offlinePaying: false, stripeSessionUrl: 'https://pay.example/1', state: 'summary' },
};

async function open(onboarding?: Partial<OnboardingGateway>) {
  const visit = await visitAt('onboarding-at-summary', onboarding && { onboarding });
  console = visit.console;
  return started(visit.screens.summary());
}

const visit = () => started(console.stores.onboarding.current.summary());

function summaryOf(part: Partial<OnboardingSummary> = {}): Partial<OnboardingGateway> {
  return { summary: () => Promise.resolve(ok({ ...paid, ...part })) };
}

function confirming(state: StateChange): Partial<OnboardingGateway> {
  return { confirmSummary: () => Promise.resolve(ok(state)) };
}

/** The card provider tells the server what became of the payment that somebody has left for. */
function settle(outcome: 'paid' | 'cancelled' | 'failed'): void {
  console.provider.checkout.settle(/cs_\w+/.exec(console.left.at(-1) ?? '')?.[0] ?? '', outcome);
}

async function confirmed(store: SummaryStore): Promise<void> {
  store.accept(true);
  await store.confirm();
}

describe('the summary', () => {
  it('tells what was answered, with the logos of the catalogue', async () => {
    const store = await open();
    expect(store.summary.value).toMatchObject({ companyName: 'Clearwater Ledger', chosenCurrentPackageName: 'Growth' });
    expect(store.protocols.map(({ publicName }) => publicName)).toContain('Bitcoin');
    expect(store.protocols.find(({ name }) => name === 'bitcoin')?.logoSvgBase64).not.toBe('');
  });

  it('names protocols that the catalogue does not have', async () => {
    const store = await open(summaryOf());
    expect(store.protocols.at(-1)).toEqual({ name: 'Monero', publicName: 'Monero', logoSvgBase64: '' });
  });

  it.each([
    { part: { chosenCurrentPackage: 'free', stripeSessionUrl: null }, action: 'get-started' },
    { part: {}, action: 'pay' },
    { part: { chosenCurrentPackage: 'custom' }, action: 'contact-us' },
    { part: { offlinePaying: true }, action: 'contact-us' },
  ])('offers $action for $part', async ({ part, action }) => {
    expect((await open(summaryOf(part))).action).toBe(action);
  });

  it('knows the period and the price, and says nothing of them where they fail to load', async () => {
    const store = await open();
    expect(store.purchase).toMatchObject({ kind: 'paid', period: 'annually', amount: 190_800 });
    console.close();
    const failing = { answers: () => Promise.resolve(fail(unexpected(500))) };
    const unpriced = await open({ ...summaryOf(), ...failing });
    expect(unpriced.purchase).toMatchObject({ kind: 'paid', period: null, amount: null });
    expect([console.toasts, console.logged.length, unpriced.action]).toEqual([[], 1, 'pay']);
  });

  it.each(['pricing-plan', 'dashboard'] as const)('that says %s leads there', async (state) => {
    await open(summaryOf({ state }));
    expect([console.session.state, console.wentTo]).toEqual([
      state,
      [state === 'dashboard' ? '/dashboard' : '/auth/pricing-plan'],
    ]);
  });

  it.each(['summary', 'notAuth', null] as const)('that says %s stays', async (state) => {
    await open(summaryOf({ state }));
    expect([console.session.state, console.wentTo]).toEqual(['summary', []]);
  });

  it('waits for the terms to be accepted', async () => {
    const calls = new Calls<void, StateChange>();
    const store = await open({ ...summaryOf(), confirmSummary: () => calls.send() });
    await store.confirm();
    expect([store.canConfirm, calls.count]).toEqual([false, 0]);
    store.accept(true);
    expect(store.canConfirm).toBe(true);
    store.accept(false);
    expect(store.canConfirm).toBe(false);
  });

  it('leads back to the plans', async () => {
    const store = await open();
    store.back();
    expect(console.wentTo).toEqual(['/auth/pricing-plan']);
  });

  it('can be asked for again when it does not come', async () => {
    const store = await open({ summary: () => Promise.resolve(fail(unexpected(500))) });
    store.accept(true);
    expect([store.summary.state.kind, store.canConfirm, console.toasts.length]).toEqual(['failed', false, 1]);
  });
});

describe('confirming', () => {
  it.each([
    { part: { chosenCurrentPackage: 'free', stripeSessionUrl: null } },
    { part: { chosenCurrentPackage: 'custom' } },
    { part: { offlinePaying: true } },
    { part: { stripeSessionUrl: null } },
  ])('goes to the route of the state with $part', async ({ part }) => {
    const store = await open({ ...summaryOf(part), ...confirming('dashboard') });
    await confirmed(store);
    expect([console.left, console.session.state, console.wentTo]).toEqual([[], 'dashboard', ['/dashboard']]);
  });

  it('takes a reply without a state for the way into the console', async () => {
    const store = await open({
      ...summaryOf({ chosenCurrentPackage: 'free', stripeSessionUrl: null }),
      ...confirming(null),
    });
    await confirmed(store);
    expect(console.session.state).toBe('dashboard');
  });

  it('sends one call for a double click', async () => {
    const calls = new Calls<void, StateChange>();
    const store = await open({ ...summaryOf(), confirmSummary: () => calls.send() });
    store.accept(true);
    const clicks = [store.confirm(), store.confirm()];
    store.back();
    await flush();
    await calls.answer(0, 'summary');
    await Promise.all(clicks);
    expect([calls.count, console.left, console.wentTo]).toEqual([1, ['https://pay.example/1'], []]);
  });

  it('keeps the tick and says what went wrong', async () => {
    const failure = refused(400, 'invalid', 'No.', { details: ['The plan is gone.'] });
    const store = await open({ ...summaryOf(), confirmSummary: () => Promise.resolve(fail(failure)) });
    await confirmed(store);
    expect([store.hasAccepted, store.canConfirm, store.problems]).toEqual([true, true, ['The plan is gone.']]);
    expect(console.toasts).toEqual(['error: The plan is gone.']);
  });

  it('opens no address that the deployment does not know, and says so', async () => {
    const store = await open({ ...summaryOf(), ...confirming('summary') });
    console.refusesAddresses = true;
    await confirmed(store);
    expect([console.left, console.toasts.length, console.session.state]).toEqual([[], 1, 'summary']);
    expect([store.canConfirm, store.isRenewed]).toEqual([true, false]);
  });
});

describe('paying by card', () => {
  it.each(['summary', null] as const)('leaves for the card provider after the answer %s', async (state) => {
    const store = await open({ ...summaryOf(), ...confirming(state) });
    await confirmed(store);
    expect([console.left, console.session.state, console.wentTo]).toEqual([['https://pay.example/1'], 'summary', []]);
    expect(console.storage.get(CHECKOUT_KEY)).toBe(console.session.sessionId);
  });

  it('comes back to the success page where the server waited for the money', async () => {
    const store = await open();
    await confirmed(store);
    expect([console.session.state, console.left.length]).toEqual(['summary', 1]);
    settle('paid');
    await visit();
    expect([console.session.state, console.wentTo, console.toasts]).toEqual([
      'dashboard',
      ['/subscription-success'],
      [],
    ]);
  });

  it.each(['cancelled', 'failed'] as const)(
    'comes back to the summary when it was %s, and may be tried again',
    async (outcome) => {
      const store = await open();
      await confirmed(store);
      settle(outcome);
      const again = await visit();
      expect([again.isUnpaid, console.session.state, again.canConfirm]).toEqual([true, 'summary', false]);
      await confirmed(again);
      expect(console.left).toHaveLength(2);
    },
  );

  it('comes back to the success page where the summary itself says that the money has come', async () => {
    const visit = await visitAt('onboarding-at-summary', { onboarding: summaryOf({ state: 'dashboard' }) });
    console = visit.console;
    console.storage.set(CHECKOUT_KEY, console.session.sessionId ?? '');
    await started(visit.screens.summary());
    expect(console.wentTo).toEqual(['/subscription-success']);
  });

  it('is not spoken of to somebody who did not leave to pay', async () => {
    const store = await open();
    expect(store.isUnpaid).toBe(false);
    console.storage.set(CHECKOUT_KEY, 'session-of-somebody-else');
    expect((await visit()).isUnpaid).toBe(false);
  });
});
