import type { Database } from '#mocks/provider/db/database.ts';
import { periodAt } from '#mocks/provider/usage/billing-period.ts';
import type { AccountRow, PackageRow, Subscription } from '#mocks/provider/db/models.ts';
import { billToDate, isOffered, planSession, plansForSale } from './payments.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { additionalFeatures, type FeatureItems, mainFeatures } from '#mocks/provider/plans/plans.ts';

/** Amounts in US dollars, points in time in seconds; `now` in milliseconds. */
function subscriptionItem(database: Database, account: AccountRow, now: number) {
  const { id, subscription, suspended, canceledUntil } = account;
  const plan = database.packages.get({ id: account.planId });
  const { paygPeriodToDate, subtotal } = billToDate(database, account, now);
  return {
    active: !suspended && (canceledUntil === null || now < canceledUntil * 1000),
    name: plan.name,
    free: plan.monthlyAmount === 0,
    subscription,
    subscriptionPayment: subscription === null ? 0 : amountOf(plan, subscription),
    monthlyCredits: plan.monthlyCredits,
    throughput: { softLimit: plan.softLimit, hardLimit: plan.hardLimit },
    paygAdditionalCreditsPerOneDollar: plan.paygAdditionalCreditsPerOneDollar,
    paygPeriodToDate,
    subtotal,
    hasPendingInvoices: database.invoices.find({ accountId: id, paid: false }) !== undefined,
    isCancelled: canceledUntil !== null,
    scheduledCancellationDate: canceledUntil,
    nextBillingDate: canceledUntil === null ? nextBilling(account, now / 1000) : null,
    suspended,
  };
}

export function amountOf({ monthlyAmount, annualAmount }: PackageRow, subscription: Subscription): number {
  return subscription === 'monthly' ? monthlyAmount : annualAmount;
}

/** With the first period that is not paid for, the twelfth from the last payment of the year. */
function nextBilling({ subscription, periodStart }: AccountRow, now: number): number | null {
  if (subscription === null) return null;
  const paidPeriods = subscription === 'monthly' ? 1 : 12;
  return periodAt(periodStart, now, paidPeriods).end + 1;
}

/** Amounts in US dollars; a plan that cannot be bought has no URLs. */
interface BillingPlanItem {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly monthlySubscriptionUrl: string | null;
  readonly annualSubscriptionUrl: string | null;
  readonly price: { readonly monthlyAmount: number | null };
  readonly prices: readonly { readonly amount: number; readonly annualAmount: number }[];
  readonly mainFeatures: FeatureItems;
  readonly additionalFeatures: Readonly<Record<string, FeatureItems>>;
}

const customPlan: BillingPlanItem = {
  ...{ id: 'custom', name: 'Enterprise', plan: 'custom' },
  ...{ monthlySubscriptionUrl: null, annualSubscriptionUrl: null, price: { monthlyAmount: null }, prices: [] },
  mainFeatures: mainFeatures('custom'),
  additionalFeatures: additionalFeatures('custom'),
};

export class BillingService {
  constructor(
    private readonly sessions: Sessions,
    private readonly checkoutUrl: (session: string) => string,
  ) {}

  currentSubscription(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account, database, now }) => {
      return { item: subscriptionItem(database, account, now) };
    });
  }

  plans(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account, database }) => {
      const offered = plansForSale(database).map((plan) => this.planItem(plan, account, database.seed));
      return { items: [...offered, customPlan] };
    });
  }

  invoices(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account: { id: accountId }, database }) => {
      const invoice = database.invoices.find({ accountId, paid: false });
      return { item: { isSingle: invoice !== undefined, url: invoice ? this.checkoutUrl(invoice.session) : null } };
    });
  }

  private planItem(plan: PackageRow, account: AccountRow, seed: string): BillingPlanItem {
    const { id, name, monthlyAmount, annualAmount } = plan;
    const url = (subscription: Subscription) =>
      isOffered(account, plan)
        ? this.checkoutUrl(planSession(seed, { accountId: account.id, planId: id, subscription }))
        : null;
    return {
      ...{ id, name, plan: id },
      monthlySubscriptionUrl: url('monthly'),
      annualSubscriptionUrl: url('annually'),
      price: { monthlyAmount },
      prices: [{ amount: monthlyAmount, annualAmount }],
      mainFeatures: mainFeatures(id),
      additionalFeatures: additionalFeatures(id),
    };
  }
}
