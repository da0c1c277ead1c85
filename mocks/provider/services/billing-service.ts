import type { Answer, Item, Items } from '#mocks/provider/answer.ts';
import { isOffered, type Period, paymentSession } from '#mocks/provider/payments.ts';
import { additionalFeatures, type FeatureItems, mainFeatures } from '#mocks/provider/plan-features.ts';
import { type Plan, plans } from '#mocks/provider/plans.ts';
import type { AccountRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';
import { type SubscriptionItem, subscriptionItem } from '#mocks/provider/subscription-item.ts';

/** Amounts in US dollars; the addresses are missing where the plan cannot be subscribed to. */
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

const CUSTOM_FEATURES = [
  { name: 'credits and limits', value: 'Custom' },
  { name: 'keys and members', value: 'Unlimited' },
  { name: 'Invoice, bank transfer or crypto', value: '' },
  { name: 'Named engineer', value: '' },
];

const customPlan: BillingPlanItem = {
  ...{ id: 'custom', name: 'Volume', plan: 'custom' },
  ...{ monthlySubscriptionUrl: null, annualSubscriptionUrl: null, price: { monthlyAmount: null }, prices: [] },
  mainFeatures: mainFeatures({ features: CUSTOM_FEATURES }),
  additionalFeatures: additionalFeatures('custom'),
};

export class BillingService {
  constructor(
    private readonly sessions: Sessions,
    private readonly seed: string,
    private readonly now: () => number,
    private readonly checkoutUrl: (session: string) => string,
  ) {}

  currentSubscription(bearer: Bearer): Answer<Item<SubscriptionItem>> {
    return this.sessions.answer(bearer, (_, workspace) => ({ item: subscriptionItem(workspace, this.now()) }));
  }

  plans(bearer: Bearer): Answer<Items<BillingPlanItem>> {
    return this.sessions.answer(bearer, (_, workspace) => ({
      items: [...Object.values(plans).map((plan) => this.planItem(plan, workspace)), customPlan],
    }));
  }

  /** One at most is pending, that of a suspended account. */
  invoices(bearer: Bearer): Answer<Item<InvoiceItem>> {
    return this.sessions.answer(bearer, (_, { id: accountId, suspended }) => ({
      item: {
        isSingle: suspended,
        url: suspended ? this.checkoutUrl(paymentSession(this.seed, { kind: 'invoice', accountId })) : null,
      },
    }));
  }

  private planItem(plan: Plan, account: Readonly<AccountRow>): BillingPlanItem {
    const { id, name, monthlyAmount, annualAmount } = plan;
    const url = (subscription: Period) =>
      isOffered(account, id)
        ? this.checkoutUrl(paymentSession(this.seed, { kind: 'plan', accountId: account.id, planId: id, subscription }))
        : null;
    return {
      ...{ id, name, plan: id },
      monthlySubscriptionUrl: url('monthly'),
      annualSubscriptionUrl: url('annually'),
      price: { monthlyAmount },
      prices: [{ amount: monthlyAmount, annualAmount }],
      mainFeatures: mainFeatures(plan),
      additionalFeatures: additionalFeatures(id),
    };
  }
}
