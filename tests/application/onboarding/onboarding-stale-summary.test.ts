import { afterEach, describe, expect, it } from 'vitest';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import { CHECKOUT_KEY } from '#src/application/auth/session-record.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import { PLANS_SECONDS } from '#src/application/plans/catalogue-store.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { billingPlan } from '#tests/support/billing-plans.ts';
import { started, visitAt } from '#tests/support/onboarding-visit.ts';
import type { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(onboarding: Partial<OnboardingGateway> = {}) {
  const visit = await visitAt('onboarding-at-summary', { onboarding });
  console = visit.console;
  return started(visit.screens.summary());
}

async function confirmed(store: SummaryStore): Promise<void> {
  store.accept(true);
  await store.confirm();
}

const free: OnboardingSummary = {
  ...{ companyName: null, useCases: ['NFTs'], blockchainProtocols: ['bitcoin'] },
  ...{ chosenCurrentPackageName: 'Free', chosenCurrentPackage: 'free' },
  ...{ offlinePaying: false, stripeSessionUrl: null, state: 'summary' },
};

/** The plan is chosen anew in another tab or on another device, while the summary stands here. */
function chooseElsewhere(planId: string, chosenSubscription: BillingPeriod = 'monthly'): void {
  console.provider.onboarding.saveAnswers(console.session.current()?.token ?? null, 'pricing-plan', {
    ...{ chosenCurrentPackage: planId, chosenSubscription, offlinePaying: false },
  });
}

describe('a summary behind the account', () => {
  it('is shown anew, and asks again, where nothing was to pay and now something is', async () => {
    const store = await open();
    chooseElsewhere('free');
    await store.load();
    chooseElsewhere('business');
    await confirmed(store);
    expect([store.isRenewed, store.action, store.summary.value?.chosenCurrentPackageName]).toEqual([
      ...[true, 'pay', 'Business'],
    ]);
    expect([console.left, console.wentTo, store.hasAccepted, store.isConfirming]).toEqual([[], [], false, false]);
    await confirmed(store);
    expect([console.left.length, store.isRenewed]).toEqual([1, false]);
  });

  it('leads into the console, not to a checkout, where nothing is to pay any more', async () => {
    const store = await open();
    chooseElsewhere('free');
    await confirmed(store);
    expect([store.isRenewed, store.action, console.left, console.wentTo]).toEqual([true, 'get-started', [], []]);
    await confirmed(store);
    expect([console.left, console.session.state, console.wentTo]).toEqual([[], 'dashboard', ['/dashboard']]);
    expect(console.storage.get(CHECKOUT_KEY)).toBeNull();
  });

  it('is never paid for after another paid plan was chosen elsewhere, before that has been seen', async () => {
    const store = await open();
    chooseElsewhere('business');
    await confirmed(store);
    expect([store.isRenewed, store.summary.value?.chosenCurrentPackageName, console.left]).toEqual([
      ...[true, 'Business', []],
    ]);
  });

  it('is never paid for after another period was chosen elsewhere, before that price has been seen', async () => {
    const store = await open();
    chooseElsewhere('growth', 'monthly');
    await store.load();
    expect(store.purchase).toMatchObject({ period: 'monthly', amount: 19_900 });
    chooseElsewhere('growth', 'annually');
    await confirmed(store);
    expect(store.purchase).toMatchObject({ period: 'annually', amount: 190_800 });
    expect([store.isRenewed, store.hasAccepted, console.left]).toEqual([true, false, []]);
    await confirmed(store);
    expect(console.left).toHaveLength(1);
  });

  it('is never paid for after its price has changed, before that has been seen', async () => {
    let plans = [billingPlan('growth', 19_900)];
    const visit = await visitAt('onboarding-at-summary', { catalogue: { plans: () => Promise.resolve(ok(plans)) } });
    console = visit.console;
    const store = await started(visit.screens.summary());
    chooseElsewhere('growth');
    await store.load();
    plans = [billingPlan('growth', 24_900)];
    console.clock.advance(PLANS_SECONDS * 1000);
    await confirmed(store);
    expect([store.isRenewed, store.purchase?.amount, console.left]).toEqual([true, 24_900, []]);
  });

  it('sends nothing where the chosen period cannot be asked for any more', async () => {
    let works = true;
    const { console: opened, screens } = await visitAt('onboarding-at-summary', {
      onboarding: {
        answers: () => Promise.resolve(works ? ok({ chosenSubscription: 'monthly' } as never) : fail(unexpected(500))),
      },
    });
    console = opened;
    const store = await started(screens.summary());
    works = false;
    await confirmed(store);
    expect([console.left, store.problems.length, store.canConfirm]).toEqual([[], 1, true]);
  });

  it('sends nothing where the account cannot be asked first', async () => {
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
    await confirmed(store);
    expect([sent, store.problems.length, store.canConfirm]).toEqual([0, 1, true]);
  });

  it('says nothing of a change while it cannot be loaded', async () => {
    let works = true;
    const store = await open({
      summary: () => Promise.resolve(works ? ok(free) : fail(unexpected(500))),
      confirmSummary: () => {
        works = false;
        return Promise.resolve(ok('summary'));
      },
    });
    await confirmed(store);
    expect([store.summary.state.kind, store.isRenewed, store.canConfirm]).toEqual(['failed', false, false]);
    expect(console.toasts).toHaveLength(1);
  });
});
