/** What the provider says of the pending invoices (§3). */
export interface PendingInvoice {
  readonly isSingle: boolean;
  readonly url: string | null;
}

/** Where the browser goes to: only where there is a single invoice and it has an address (§7). */
export function invoiceUrl({ isSingle, url }: PendingInvoice): string | null {
  return isSingle && url ? url : null;
}

/** What is left to offer where no single invoice can be opened; the address is one of all of them, if there is one. */
export interface OtherInvoices {
  readonly kind: 'several' | 'no-url';
  readonly url: string | null;
}

export function otherInvoices({ isSingle, url }: PendingInvoice): OtherInvoices {
  return isSingle ? { kind: 'no-url', url: null } : { kind: 'several', url: url || null };
}
