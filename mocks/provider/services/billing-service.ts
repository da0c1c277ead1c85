import type { Answer, Item } from '../answer';
import { type Plan, plans } from '../plans';
import type { AccountRow } from '../rows';
import type { Bearer, Sessions } from '../sessions';

/** Amounts in US dollars, points in time in seconds. */
export interface SubscriptionItem {
  readonly active: boolean;
  readonly name: string;
  readonly free: boolean;
  readonly subscription: 'monthly' | 'annually' | null;
  readonly subscriptionPayment: number;
  readonly monthlyCredits: number;
  readonly throughput: { readonly softLimit: number; readonly hardLimit: number };
  readonly paygAdditionalCreditsPerOneDollar: number;
  readonly paygPeriodToDate: number;
  readonly subtotal: number;
  readonly hasPendingInvoices: boolean;
  readonly isCancelled: boolean;
  readonly scheduledCancellationDate: number | null;
  readonly nextBillingDate: number | null;
  readonly suspended: boolean;
}

export class BillingService {
  constructor(
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  currentSubscription(bearer: Bearer): Answer<Item<SubscriptionItem>> {
    return this.sessions.answer(bearer, (account) => ({ item: subscriptionItem(account, this.now()) }));
  }
}

function subscriptionItem(account: Readonly<AccountRow>, now: number): SubscriptionItem {
  const { subscription, suspended, paygPeriodToDate } = account;
  const plan = plans[account.planId];
  return {
    active: !suspended,
    name: plan.name,
    free: plan.monthlyAmount === 0,
    subscription,
    subscriptionPayment: payment(plan, subscription),
    monthlyCredits: plan.monthlyCredits,
    throughput: { softLimit: plan.softLimit, hardLimit: plan.hardLimit },
    paygAdditionalCreditsPerOneDollar: plan.paygAdditionalCreditsPerOneDollar,
    paygPeriodToDate,
    subtotal: wholeCents((subscription === 'monthly' ? plan.monthlyAmount : 0) + paygPeriodToDate),
    hasPendingInvoices: suspended,
    isCancelled: false,
    scheduledCancellationDate: null,
    nextBillingDate: nextBilling(subscription, new Date(now)),
    suspended,
  };
}

function payment(plan: Plan, subscription: AccountRow['subscription']): number {
  if (subscription === null) return 0;
  return subscription === 'monthly' ? plan.monthlyAmount : plan.annualAmount;
}

/** Monthly: the first of next month. Annually: the first of next year. */
function nextBilling(subscription: AccountRow['subscription'], today: Date): number | null {
  if (subscription === null) return null;
  const month = subscription === 'monthly' ? today.getUTCMonth() + 1 : 12;
  return Date.UTC(today.getUTCFullYear(), month, 1) / 1000;
}

function wholeCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
