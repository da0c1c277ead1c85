import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { BillingEvent } from '#src/domain/billing/payments.ts';

export const eventMessages: Readonly<Record<BillingEvent['kind'], MessageKey>> = {
  'next-payment': 'billing.next-payment',
  'period-ends': 'billing.period-ends',
};
