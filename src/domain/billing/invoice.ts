import type { Instant } from '#src/domain/shared/dates.ts';

export type IssuedInvoiceId = string & { readonly brand: 'IssuedInvoiceId' };

export interface IssuedInvoice {
  readonly id: IssuedInvoiceId;
  readonly number: string;
  readonly issuedAt: Instant | null;
  /** In hundredths of the currency, of which a dinar has tenths; null if the provider names none. */
  readonly amount: number | null;
  readonly currency: string;
  readonly status: string;
  readonly periodStart: Instant | null;
  readonly periodEnd: Instant | null;
}

export type InvoiceStatus = 'paid' | 'open' | 'void';

const STATUSES: ReadonlySet<string> = new Set<InvoiceStatus>(['paid', 'open', 'void']);

/** Null for one that this console does not know, which is shown as the provider spells it. */
export function invoiceStatus({ status }: Pick<IssuedInvoice, 'status'>): InvoiceStatus | null {
  const known = status.trim().toLowerCase();
  return STATUSES.has(known) ? (known as InvoiceStatus) : null;
}

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
