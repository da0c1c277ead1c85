import { describe, expect, it } from 'vitest';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import { CHECKOUT_KEY } from '#src/application/auth/session-record.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { STILL_HERE_MS } from '#src/application/platform/page-release.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { startStore, openOnboarding } from '#tests/support/open-onboarding.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';

let app: TestApp;
let stop: Disposer;

const paid: OnboardingSummary = {
  ...{ companyName: null, useCases: ['NFTs'], blockchainProtocols: ['bitcoin', 'Monero'] },
  ...{ chosenCurrentPackageName: 'Growth', chosenCurrentPackage: 'growth' },
  ...{ offlinePaying: false, stripeSessionUrl: 'https://pay.example/1', state: 'summary' },
};

async function open(onboarding?: Partial<OnboardingGateway>) {
  const session = await openOnboarding('onboarding-at-summary', onboarding && { onboarding });
  app = session.app;
  return startStore(session.screens.summary());
}

const session = () => startStore(app.stores.onboarding.current.summary());

function summaryOf(part: Partial<OnboardingSummary> = {}): Partial<OnboardingGateway> {
  return { summary: () => Promise.resolve(ok({ ...paid, ...part })) };
}

function confirming(state: StateChange): Partial<OnboardingGateway> {
  return { confirmSummary: () => Promise.resolve(ok(state)) };
}

/** The card provider reports the outcome of a payment to the server. */
function settle(outcome: 'paid' | 'canceled' | 'failed'): void {
  app.provider.checkout.settle(/cs_\w+/.exec(app.leftFor.at(-1) ?? '')?.[0] ?? '', outcome);
}

async function confirmSummary(store: SummaryStore): Promise<void> {
  store.accept(true);
  await store.confirm();
}

describe('the summary', () => {
  it('names protocols that the catalog does not have', async () => {
    const store = await open(summaryOf());
    expect(store.protocols.at(-1)).toEqual({ name: 'Monero', publicName: 'Monero', logoSvgBase64: '' });
  });

  it('knows the period and the price, and shows no message for them when they fail to load', async () => {
    const store = await open();
    expect(store.purchase).toMatchObject({ kind: 'paid', period: 'annually', amount: 190_800 });
    app.close();
    const failing = { answers: () => Promise.resolve(fail(unexpected(500))) };
    const unpriced = await open({ ...summaryOf(), ...failing });
    expect(unpriced.purchase).toMatchObject({ kind: 'paid', period: null, amount: null });
    expect([app.toasts, app.logMessages.length, unpriced.action]).toEqual([[], 1, 'pay']);
  });

  it.each(['pricing-plan', 'dashboard'] as const)('with state %s navigates there', async (state) => {
    await open(summaryOf({ state }));
    expect([app.session.state, app.navigatedTo]).toEqual([
      state,
      [state === 'dashboard' ? '/dashboard' : '/auth/pricing-plan'],
    ]);
  });

  it.each(['summary', 'notAuth', null] as const)('with state %s stays', async (state) => {
    await open(summaryOf({ state }));
    expect([app.session.state, app.navigatedTo]).toEqual(['summary', []]);
  });

  it('leads back to the plans', async () => {
    const store = await open();
    store.back();
    expect(app.navigatedTo).toEqual(['/auth/pricing-plan']);
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
    await confirmSummary(store);
    expect([app.leftFor, app.session.state, app.navigatedTo]).toEqual([[], 'dashboard', ['/dashboard']]);
  });

  it('opens the console when the response has no state', async () => {
    const store = await open({
      ...summaryOf({ chosenCurrentPackage: 'free', stripeSessionUrl: null }),
      ...confirming(null),
    });
    await confirmSummary(store);
    expect(app.session.state).toBe('dashboard');
  });

  it('takes no Back while it is under way', async () => {
    const calls = new DeferredCalls<void, StateChange>();
    const store = await open({ ...summaryOf(), confirmSummary: () => calls.send() });
    store.accept(true);
    const clicks = [store.confirm(), store.confirm()];
    store.back();
    await flush();
    await calls.resolve(0, 'summary');
    await Promise.all(clicks);
    expect([calls.count, app.leftFor, app.navigatedTo]).toEqual([1, ['https://pay.example/1'], []]);
  });

  it('blocks a checkout whose host is not trusted, with a notice', async () => {
    const store = await open({ ...summaryOf(), ...confirming('summary') });
    app.blocksUrls = true;
    await confirmSummary(store);
    expect([app.leftFor, app.toasts.length, app.session.state]).toEqual([[], 1, 'summary']);
    expect([store.canConfirm, store.hasChanged]).toEqual([true, false]);
  });
});

describe('paying by card', () => {
  it.each(['summary', null] as const)('leaves for the card provider after the answer %s', async (state) => {
    const store = await open({ ...summaryOf(), ...confirming(state) });
    await confirmSummary(store);
    expect([app.leftFor, app.session.state, app.navigatedTo]).toEqual([['https://pay.example/1'], 'summary', []]);
    expect(app.session.own.storage.get(CHECKOUT_KEY)).toBe('true');
  });

  it('comes back to the success page where the server waited for the money', async () => {
    const store = await open();
    await confirmSummary(store);
    expect([app.session.state, app.leftFor.length]).toEqual(['summary', 1]);
    settle('paid');
    await session();
    expect([app.session.state, app.navigatedTo, app.toasts]).toEqual(['dashboard', ['/subscription-success'], []]);
  });

  it.each(['canceled', 'failed'] as const)(
    'comes back to the summary when it was %s, and may be tried again',
    async (outcome) => {
      const store = await open();
      await confirmSummary(store);
      settle(outcome);
      const again = await session();
      expect([again.isUnpaid, app.session.state, again.canConfirm]).toEqual([true, 'summary', false]);
      await confirmSummary(again);
      expect(app.leftFor).toHaveLength(2);
    },
  );

  it('comes back to the success page where the summary itself reports that the money has come', async () => {
    const session = await openOnboarding('onboarding-at-summary', { onboarding: summaryOf({ state: 'dashboard' }) });
    app = session.app;
    app.session.own.storage.set(CHECKOUT_KEY, 'true');
    await startStore(session.screens.summary());
    expect(app.navigatedTo).toEqual(['/subscription-success']);
  });

  it('is not mentioned to a user who did not leave to pay', async () => {
    const store = await open();
    expect(store.isUnpaid).toBe(false);
    app.storage.set(CHECKOUT_KEY, '["session-of-somebody-else",true]');
    expect((await session()).isUnpaid).toBe(false);
  });
});

/** Nobody went to pay, so whatever leads away from the page later is no checkout. */
const STOPPED: Readonly<Record<string, () => unknown>> = {
  'ten seconds have passed': () => app.clock.advance(STILL_HERE_MS),
  'the summary was left': () => stop(),
  'somebody else logged in': () => {
    app.session.logOut();
    app.session.startSession({ ...app.provider.signIn!, state: 'summary' }, null);
  },
  'another tab went on': () => app.session.setAccountState('pricing-plan'),
};

describe('a checkout that was stopped', () => {
  it.each(Object.keys(STOPPED))('has no effect when the page is left later: %s', async (what) => {
    const { app: opened, screens } = await openOnboarding('onboarding-at-summary', {
      onboarding: { ...summaryOf(), ...confirming('dashboard') },
    });
    app = opened;
    app.leavesPage = false;
    const store = screens.summary();
    stop = store.start();
    await flush();
    await confirmSummary(store);
    STOPPED[what]!();
    const { state } = app.session;
    app.leavePage();
    expect([app.leftFor.length, app.session.state, app.session.own.storage.get(CHECKOUT_KEY)]).toEqual([
      1,
      state,
      null,
    ]);
  });

  it('counts where the page of the card provider was only slow', async () => {
    const store = await open({ ...summaryOf(), ...confirming('dashboard') });
    app.leavesPage = false;
    await confirmSummary(store);
    app.clock.advance(STILL_HERE_MS - 1);
    app.leavePage();
    expect(app.session.state).toBe('dashboard');
  });
});

const free: OnboardingSummary = {
  ...{ companyName: null, useCases: ['NFTs'], blockchainProtocols: ['bitcoin'] },
  ...{ chosenCurrentPackageName: 'Free', chosenCurrentPackage: 'free' },
  ...{ offlinePaying: false, stripeSessionUrl: null, state: 'summary' },
};

/** The plan changes in another tab or on another device while the summary is open. */
function chooseElsewhere(planId: string, chosenSubscription: BillingPeriod = 'monthly'): void {
  app.provider.onboarding.saveAnswers(app.session.getSession()?.token ?? null, 'pricing-plan', {
    ...{ chosenCurrentPackage: planId, chosenSubscription, offlinePaying: false },
  });
}

describe('a summary behind the account', () => {
  it('is shown again for confirmation when nothing was due and now something is', async () => {
    const store = await open();
    chooseElsewhere('free');
    await store.load();
    chooseElsewhere('business');
    await confirmSummary(store);
    expect([store.hasChanged, store.action, store.summary.value?.chosenCurrentPackageName]).toEqual([
      ...[true, 'pay', 'Business'],
    ]);
    expect([app.leftFor, app.navigatedTo, store.hasAccepted, store.isConfirming]).toEqual([[], [], false, false]);
    await confirmSummary(store);
    expect([app.leftFor.length, store.hasChanged]).toEqual([1, false]);
  });

  it('opens the console instead of a checkout when nothing is due any more', async () => {
    const store = await open();
    chooseElsewhere('free');
    await confirmSummary(store);
    expect([store.hasChanged, store.action, app.leftFor, app.navigatedTo]).toEqual([true, 'get-started', [], []]);
    await confirmSummary(store);
    expect([app.leftFor, app.session.state, app.navigatedTo]).toEqual([[], 'dashboard', ['/dashboard']]);
    expect(app.storage.get(CHECKOUT_KEY)).toBeNull();
  });

  it('is never paid for after another paid plan was chosen elsewhere, before that has been seen', async () => {
    const store = await open();
    chooseElsewhere('business');
    await confirmSummary(store);
    expect([store.hasChanged, store.summary.value?.chosenCurrentPackageName, app.leftFor]).toEqual([
      ...[true, 'Business', []],
    ]);
  });

  it('is never paid for after another period was chosen elsewhere, before that price has been seen', async () => {
    const store = await open();
    chooseElsewhere('growth', 'monthly');
    await store.load();
    expect(store.purchase).toMatchObject({ period: 'monthly', amount: 19_900 });
    chooseElsewhere('growth', 'annually');
    await confirmSummary(store);
    expect(store.purchase).toMatchObject({ period: 'annually', amount: 190_800 });
    expect([store.hasChanged, store.hasAccepted, app.leftFor]).toEqual([true, false, []]);
    await confirmSummary(store);
    expect(app.leftFor).toHaveLength(1);
  });

  it('sends nothing when the chosen period cannot be requested any more', async () => {
    let works = true;
    const { app: opened, screens } = await openOnboarding('onboarding-at-summary', {
      onboarding: {
        answers: () => Promise.resolve(works ? ok({ chosenSubscription: 'monthly' } as never) : fail(unexpected(500))),
      },
    });
    app = opened;
    const store = await startStore(screens.summary());
    works = false;
    await confirmSummary(store);
    expect([app.leftFor, store.formErrors.length, store.canConfirm]).toEqual([[], 1, true]);
  });

  it('sends nothing when the account cannot be checked first', async () => {
    let works = true;
    let sent = 0;
    const store = await open({
      summary: () => Promise.resolve(works ? ok(free) : fail(unexpected(500))),
      confirmSummary: () => {
        sent += 1;
        return Promise.resolve(ok('dashboard'));
      },
    });
    works = false;
    await confirmSummary(store);
    expect([sent, store.formErrors.length, store.canConfirm]).toEqual([0, 1, true]);
  });

  it('shows no message for a change while it cannot be loaded', async () => {
    let works = true;
    const store = await open({
      summary: () => Promise.resolve(works ? ok(free) : fail(unexpected(500))),
      confirmSummary: () => {
        works = false;
        return Promise.resolve(ok('summary'));
      },
    });
    await confirmSummary(store);
    expect([store.summary.state.kind, store.hasChanged, store.canConfirm]).toEqual(['failed', false, false]);
    expect(app.toasts).toEqual([]);
  });
});
