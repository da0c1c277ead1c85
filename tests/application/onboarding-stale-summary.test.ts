import { afterEach, describe, expect, it } from 'vitest';
import type { OnboardingGateway } from '../../src/application/onboarding/onboarding-gateway';
import type { SummaryStore } from '../../src/application/onboarding/summary-store';
import { CHECKOUT_KEY } from '../../src/application/session/session-record';
import type { OnboardingSummary } from '../../src/domain/onboarding/summary';
import { unexpected } from '../../src/domain/shared/failure';
import { fail, ok } from '../../src/domain/shared/result';
import { started, visitAt } from '../support/onboarding-visit';
import type { TestConsole } from '../support/test-console';

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
  ...{ isFree: true, isCustom: false, offlinePaying: false, stripeSessionUrl: null },
};

/** The plan is chosen anew in another tab or on another device, while the summary stands here. */
function chooseElsewhere(planId: string): void {
  console.provider.onboarding.saveAnswers(console.session.current()?.token ?? null, 'pricing-plan', {
    ...{ chosenCurrentPackage: planId, chosenSubscription: 'monthly', offlinePaying: false },
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
