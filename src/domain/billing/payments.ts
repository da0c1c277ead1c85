import type { Instant } from '#src/domain/shared/dates.ts';
import type { BillingPlan, CurrentSubscription } from './billing-plan.ts';

/** In cents: the monthly payment, else the annual amount of the first price, else what the subscription reports. */
export function subscriptionPayment(current: CurrentSubscription, plan: BillingPlan | null): number {
  if (current.subscription === 'monthly') return current.subscriptionPayment;
  return plan?.annualAmount ?? current.subscriptionPayment;
}

/** The subscription's part of billing to date, in cents; 0 if it is free or not monthly. */
export function paymentToDate({ free, subscription, subscriptionPayment }: CurrentSubscription): number {
  return free || subscription !== 'monthly' ? 0 : subscriptionPayment;
}

/** The provider's own figure, which may include what the rows above it do not; else their sum. */
export function subtotalToDate(current: CurrentSubscription): number {
  return current.subtotal ?? current.paygPeriodToDate + paymentToDate(current);
}

export interface BillingEvent {
  readonly kind: 'next-payment' | 'period-ends';
  readonly at: Instant | null;
}

/** A canceled subscription: it runs until its date, or has ended. */
export interface Cancellation {
  readonly kind: 'ends' | 'ended';
  /** Null if the provider gives no date. */
  readonly at: Instant | null;
}

export function cancellation(current: CurrentSubscription): Cancellation | null {
  const { isCancelled, active, scheduledCancellationDate: at } = current;
  return isCancelled ? { kind: active ? 'ends' : 'ended', at } : null;
}

/** A canceled subscription with a date ends on it; any other one renews. */
export function nextBillingEvent(current: CurrentSubscription): BillingEvent {
  const { isCancelled, scheduledCancellationDate, nextBillingDate } = current;
  return isCancelled && scheduledCancellationDate !== null
    ? { kind: 'period-ends', at: scheduledCancellationDate }
    : { kind: 'next-payment', at: nextBillingDate };
}

/** The subscription after a payment; `unknown` if the provider does not report it. */
export type PaymentOutcome = 'active' | 'processing' | 'suspended' | 'unknown';

export function paymentOutcome(current: Pick<CurrentSubscription, 'active' | 'suspended'> | null): PaymentOutcome {
  if (current === null) return 'unknown';
  if (current.suspended) return 'suspended';
  return current.active ? 'active' : 'processing';
}
