import type { Instant } from '#src/domain/shared/dates.ts';

export interface CurrentSubscription {
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
  readonly scheduledCancellationDate: Instant | null;
  readonly nextBillingDate: Instant | null;
  readonly suspended: boolean;
}
