export interface PendingInvoice {
  readonly isSingle: boolean;
  readonly url: string | null;
}

/** The invoice to open; null unless there is a single one with a URL. */
export function invoiceUrl({ isSingle, url }: PendingInvoice): string | null {
  return isSingle && url ? url : null;
}

/** What to offer if no single invoice can be opened. */
export interface OtherInvoices {
  readonly kind: 'several' | 'no-url';
  readonly url: string | null;
}

export function otherInvoices({ isSingle, url }: PendingInvoice): OtherInvoices {
  return isSingle ? { kind: 'no-url', url: null } : { kind: 'several', url: url || null };
}
