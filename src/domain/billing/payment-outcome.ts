import type { CurrentSubscription } from './current-subscription.ts';

/** The subscription after a payment; `unknown` if the provider does not report it. */
export type PaymentOutcome = 'active' | 'processing' | 'suspended' | 'unknown';

export function paymentOutcome(current: Pick<CurrentSubscription, 'active' | 'suspended'> | null): PaymentOutcome {
  if (current === null) return 'unknown';
  if (current.suspended) return 'suspended';
  return current.active ? 'active' : 'processing';
}
