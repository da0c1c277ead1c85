import type { BillingPlan } from '#src/domain/billing/billing-plan.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import type { PendingInvoice } from '#src/domain/billing/invoice.ts';
import type { Reply } from '#src/domain/shared/result.ts';

export interface BillingGateway {
  /** Also decides whether the account is suspended (D35). */
  currentSubscription(signal?: AbortSignal): Reply<CurrentSubscription>;
  /** What the account may change to, its own plan among them; addresses as the server sends them (D40). */
  plans(signal?: AbortSignal): Reply<readonly BillingPlan[]>;
  invoices(signal?: AbortSignal): Reply<PendingInvoice>;
}
