import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { BillingEvent } from '#src/domain/billing/payments.ts';

export const eventMessages: Readonly<Record<BillingEvent['kind'], { label: MessageKey; sentence: MessageKey }>> = {
  'next-payment': { label: 'billing.next-payment', sentence: 'billing.next-payment.on' },
  'period-ends': { label: 'billing.period-ends', sentence: 'billing.period-ends.on' },
};
