import type { Instant } from '#src/domain/shared/dates.ts';
import type { BillingPlan } from './billing-plan.ts';
import type { CurrentSubscription } from './current-subscription.ts';

/**
 * What is paid for the subscription, in cents (§9): by the month its monthly payment, else the annual amount of the first
 * price. Where the plan is not known, or names no such amount, what the subscription itself says.
 */
export function subscriptionPayment(current: CurrentSubscription, plan: BillingPlan | null): number {
  if (current.subscription === 'monthly') return current.subscriptionPayment;
  return plan?.annualAmount ?? current.subscriptionPayment;
}

/** The subscription's part of billing to date, in cents: nothing if it is free or not monthly (§9). */
export function paymentToDate({ free, subscription, subscriptionPayment }: CurrentSubscription): number {
  return free || subscription !== 'monthly' ? 0 : subscriptionPayment;
}

export interface BillingEvent {
  readonly kind: 'next-payment' | 'period-ends';
  /** Null where nothing is due. */
  readonly at: Instant | null;
}

/** A cancelled subscription with a date ends then; any other is paid for again (§2). */
export function nextBillingEvent(current: CurrentSubscription): BillingEvent {
  const { isCancelled, scheduledCancellationDate, nextBillingDate } = current;
  return isCancelled && scheduledCancellationDate !== null
    ? { kind: 'period-ends', at: scheduledCancellationDate }
    : { kind: 'next-payment', at: nextBillingDate };
}
