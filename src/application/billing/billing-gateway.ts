import type { BillingPlan } from '#src/domain/billing/billing-plan.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import type { PendingInvoice } from '#src/domain/billing/invoice.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface BillingGateway {
  /** Also decides whether the account is suspended. */
  currentSubscription(signal?: AbortSignal): AsyncResult<CurrentSubscription>;
  /** All plans on offer, including the current one; urls are verbatim. */
  plans(signal?: AbortSignal): AsyncResult<readonly BillingPlan[]>;
  invoices(signal?: AbortSignal): AsyncResult<PendingInvoice>;
}
