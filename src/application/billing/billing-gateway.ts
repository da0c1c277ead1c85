import type { BillingAccount, BillingDetails } from '#src/domain/billing/billing-details.ts';
import type { BillingPlan, CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import type { IssuedInvoice, IssuedInvoiceId, PendingInvoice, InvoiceFile } from '#src/domain/billing/invoice.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface BillingGateway {
  /** Also decides whether the account is suspended. */
  currentSubscription(signal?: AbortSignal): AsyncResult<CurrentSubscription>;
  /** All plans on offer, including the current one; urls are verbatim. */
  plans(signal?: AbortSignal): AsyncResult<readonly BillingPlan[]>;
  invoices(signal?: AbortSignal): AsyncResult<PendingInvoice>;
  /** Newest first. A provider may leave it out, with the file of each. */
  listInvoices(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<IssuedInvoice>>;
  invoiceFile(id: IssuedInvoiceId): AsyncResult<InvoiceFile>;
  /** The following need the capability `billing-details`. */
  details(signal?: AbortSignal): AsyncResult<BillingAccount>;
  /** Replaces all of them. */
  saveDetails(details: BillingDetails): AsyncResult<BillingAccount>;
}
