import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { AccountRow, PackageRow, Subscription } from '#mocks/provider/db/models.ts';
import { additionalFeatures, type FeatureItems, mainFeatures } from '#mocks/provider/plans/plan-features.ts';
import type { Item, Items, ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { isOffered, planSession } from './payments.ts';
import { type SubscriptionItem, subscriptionItem } from './subscription-item.ts';

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

export interface InvoiceItem {
  readonly isSingle: boolean;
  readonly url: string | null;
}

const customPlan: BillingPlanItem = {
  ...{ id: 'custom', name: 'Volume', plan: 'custom' },
  ...{ monthlySubscriptionUrl: null, annualSubscriptionUrl: null, price: { monthlyAmount: null }, prices: [] },
  mainFeatures: mainFeatures('custom'),
  additionalFeatures: additionalFeatures('custom'),
};

export class BillingService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly now: () => number,
    private readonly checkoutUrl: (session: string) => string,
  ) {}

  currentSubscription(bearer: Bearer): ServiceResult<Item<SubscriptionItem>> {
    return this.sessions.authorize(bearer, (_, account) => {
      const plan = this.store.read().packages.get({ id: account.planId });
      return { item: subscriptionItem(account, plan, this.now()) };
    });
  }

  plans(bearer: Bearer): ServiceResult<Items<BillingPlanItem>> {
    return this.sessions.authorize(bearer, (_, account) => {
      const packages = this.store.read().packages.where();
      return { items: [...packages.map((plan) => this.planItem(plan, account)), customPlan] };
    });
  }

  /** At most one is pending. */
  invoices(bearer: Bearer): ServiceResult<Item<InvoiceItem>> {
    return this.sessions.authorize(bearer, (_, { id: accountId }) => {
      const invoice = this.store.read().invoices.find({ accountId, paid: false });
      return { item: { isSingle: invoice !== undefined, url: invoice ? this.checkoutUrl(invoice.session) : null } };
    });
  }

  private planItem(plan: PackageRow, account: AccountRow): BillingPlanItem {
    const { id, name, monthlyAmount, annualAmount } = plan;
    const { seed } = this.store.read();
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
