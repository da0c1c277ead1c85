/** What the provider says of the pending invoices (§3). */
export interface PendingInvoice {
  readonly isSingle: boolean;
  readonly url: string | null;
}

/** Where the browser goes to: only where there is a single invoice and it has an address (§7). */
export function invoiceAddress({ isSingle, url }: PendingInvoice): string | null {
  return isSingle && url ? url : null;
}
