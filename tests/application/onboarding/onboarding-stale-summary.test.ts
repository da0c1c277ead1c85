import { describe, expect, it } from 'vitest';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import { CHECKOUT_KEY } from '#src/application/auth/session-record.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { startStore, openOnboarding } from '#tests/support/open-onboarding.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(onboarding: Partial<OnboardingGateway> = {}) {
  const session = await openOnboarding('onboarding-at-summary', { onboarding });
  app = session.app;
  return startStore(session.screens.summary());
}

async function confirmSummary(store: SummaryStore): Promise<void> {
  store.accept(true);
  await store.confirm();
}

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
