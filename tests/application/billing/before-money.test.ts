import { describe, expect, it, onTestFinished } from 'vitest';
import { billingStore } from '#src/application/billing/billing-store.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { latest } from '#src/application/async/loadable.ts';
import { billingMessages } from '#src/application/i18n/en/billing.ts';
import { plansMessages } from '#src/application/i18n/en/plans.ts';
import type { BillingPeriod, Plan } from '#src/domain/plans/plan.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { startStore } from '#tests/support/open-onboarding.ts';
import { TestApp } from '#tests/support/test-app.ts';
import type { GatewayChanges } from '#tests/support/with-methods.ts';

/** The provider's price list, which changes while a page shows it. */
class PriceList {
  factor = 1;
  works = true;
  requests = 0;

  readonly overrideGateways = ({ catalog, billing }: Gateways): GatewayChanges => ({
    catalog: { plans: (signal) => this.answer(() => catalog.plans(signal)) },
    billing: { plans: (signal) => this.answer(() => billing.plans(signal)) },
  });

  private async answer<P extends Plan>(send: () => AsyncResult<readonly P[]>): AsyncResult<readonly P[]> {
    this.requests += 1;
    if (!this.works) return fail(unexpected(500));
    const plans = await send();
    return plans.ok ? ok(plans.value.map((plan) => this.priced(plan))) : plans;
  }

  private priced<P extends Plan>(plan: P): P {
    const { monthlyAmount, annualAmountPerMonth, annualAmount } = plan;
    return {
      ...plan,
      monthlyAmount: monthlyAmount * this.factor,
      annualAmountPerMonth: annualAmountPerMonth * this.factor,
      annualAmount: annualAmount === null ? null : annualAmount * this.factor,
    };
  }
}

/** What is about to be paid, as a person sees it. */
interface Shown {
  readonly amount: () => number | null | undefined;
  readonly hasChanged: () => boolean;
  readonly confirm: () => Promise<void>;
}

interface Confirmation {
  readonly name: string;
  readonly amount: number;
  open(app: TestApp): Promise<Shown>;
}

async function openSummary(app: TestApp, chosenSubscription: BillingPeriod): Promise<Shown> {
  const answer = { chosenCurrentPackage: 'growth', chosenSubscription, offlinePaying: false };
  app.provider.onboarding.saveAnswers(app.session.getSession()?.token ?? null, 'pricing-plan', answer);
  await app.stores.onboarding.load();
  const store = await startStore(app.stores.onboarding.current.summary());
  return {
    amount: () => store.purchase?.amount,
    hasChanged: () => store.hasChanged,
    confirm: () => {
      store.accept(true);
      return store.confirm();
    },
  };
}

async function openDialog(app: TestApp, planId: string, period: BillingPeriod): Promise<Shown> {
  const billing = (await app.account()).get(billingStore);
  onTestFinished(billing.start());
  await flush();
  billing.choosePeriod(period);
  billing.review(latest(billing.offers)!.find(({ plan }) => plan.id === planId)!);
  return {
    amount: () => billing.planChange?.price.to?.amount,
    hasChanged: () => billing.hasChanged,
    confirm: () => billing.openReviewed(),
  };
}

const CONFIRMATIONS: readonly Confirmation[] = [
  { name: 'the summary by the month', amount: 19_900, open: (app) => openSummary(app, 'monthly') },
  { name: 'the summary by the year', amount: 190_800, open: (app) => openSummary(app, 'annually') },
  { name: 'an upgrade by the month', amount: 59_900, open: (app) => openDialog(app, 'business', 'monthly') },
  { name: 'an upgrade by the year', amount: 574_800, open: (app) => openDialog(app, 'business', 'annually') },
  { name: 'a downgrade', amount: 4900, open: (app) => openDialog(app, 'starter', 'monthly') },
  { name: 'a switch to annual payment', amount: 190_800, open: (app) => openDialog(app, 'growth', 'annually') },
];

async function open({ name, open: openPage }: Confirmation) {
  const prices = new PriceList();
  const scenario = name.startsWith('the summary') ? 'onboarding-at-summary' : 'active-customer';
  const app = new TestApp({ scenario, overrideGateways: prices.overrideGateways });
  app.i18n.add({ ...billingMessages, ...plansMessages });
  const shown = await openPage(app);
  return { app, prices, shown, wentToPay: () => [...app.leftFor, ...app.openedUrls].length };
}

describe.each(CONFIRMATIONS)('$name', (confirmation) => {
  it('asks the provider for the price in the moment in which it is confirmed', async () => {
    const { prices, shown, wentToPay } = await open(confirmation);
    const before = prices.requests;
    await shown.confirm();
    expect([prices.requests > before, shown.hasChanged(), wentToPay()]).toEqual([true, false, 1]);
  });

  it('shows a price that has changed a moment ago, before anything is paid', async () => {
    const { prices, shown, wentToPay } = await open(confirmation);
    expect(shown.amount()).toBe(confirmation.amount);
    prices.factor = 2;
    await shown.confirm();
    expect([shown.amount(), shown.hasChanged(), wentToPay()]).toEqual([2 * confirmation.amount, true, 0]);
    await shown.confirm();
    expect(wentToPay()).toBe(1);
  });

  it('goes nowhere while the price cannot be asked for', async () => {
    const { prices, shown, wentToPay } = await open(confirmation);
    prices.works = false;
    await shown.confirm();
    expect([shown.amount(), shown.hasChanged(), wentToPay()]).toEqual([confirmation.amount, false, 0]);
    prices.works = true;
    await shown.confirm();
    expect(wentToPay()).toBe(1);
  });
});
