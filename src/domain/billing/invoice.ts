export interface PendingInvoice {
  readonly isSingle: boolean;
  readonly url: string | null;
}

export function invoiceUrl({ isSingle, url }: PendingInvoice): string | null {
  return isSingle && url ? url : null;
}

export interface OtherInvoices {
  readonly kind: 'several' | 'no-url';
  readonly url: string | null;
}

export function otherInvoices({ isSingle, url }: PendingInvoice): OtherInvoices {
  return isSingle ? { kind: 'no-url', url: null } : { kind: 'several', url: url || null };
}
