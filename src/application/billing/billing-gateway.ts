import type { BillingPlan } from '../../domain/billing/billing-plan';
import type { CurrentSubscription } from '../../domain/billing/current-subscription';
import type { PendingInvoice } from '../../domain/billing/invoice';
import type { Reply } from '../../domain/shared/result';

export interface BillingGateway {
  /** Also decides whether the account is suspended (D35). */
  currentSubscription(signal?: AbortSignal): Reply<CurrentSubscription>;
  /** What the account may change to, its own plan among them; addresses as the server sends them (D40). */
  plans(signal?: AbortSignal): Reply<readonly BillingPlan[]>;
  invoices(signal?: AbortSignal): Reply<PendingInvoice>;
}
