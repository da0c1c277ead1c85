import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { AccountRow, PackageRow, Subscription } from '#mocks/provider/db/models.ts';
import { additionalFeatures, type FeatureItems, mainFeatures } from '#mocks/provider/plans/plan-features.ts';
import { isOffered, planSession, plansForSale } from './payments.ts';
import { subscriptionItem } from './subscription-item.ts';

/** Amounts in US dollars; a plan that cannot be bought has no URLs. */
export interface BillingPlanItem {
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
