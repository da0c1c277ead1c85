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

/** The file of an invoice as the provider sends it; neither its name nor its type is trusted. */
export interface InvoiceFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface FileLabel {
  readonly name: string;
  readonly mediaType: string;
}

/** What an invoice may be, with the extension by which a device opens it. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'text/csv': '.csv',
  'application/xml': '.xml',
};

/** Never opened by itself, whatever the file holds. */
const OTHER_TYPE = { mediaType: 'application/octet-stream', extension: '.bin' } as const;

const FALLBACK_NAME = 'invoice';
/** In characters, so that the name fits the 255 bytes of a file system in any script. */
const LONGEST_NAME = 60;
const SLASHES = /[/\\]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
const UNSAFE_IN_NAMES = /[<>:"|?*%~]/g;
/** Names that Windows reserves for devices, also with an extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=$|\.)/i;

/** A type that is not expected of an invoice could be a page or a program, so it is saved as plain bytes. */
export function fileLabel(file: Pick<InvoiceFile, 'fileName' | 'mediaType'>, number: string): FileLabel {
  const essence = file.mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  const known = Object.hasOwn(EXTENSIONS, essence) ? EXTENSIONS[essence] : undefined;
  const extension = known ?? OTHER_TYPE.extension;
  const numbered = `${FALLBACK_NAME}-${number.replace(SLASHES, '-')}`;
  const stem = safeStem(file.fileName, extension) || safeStem(numbered, extension);
  return { name: stem + extension, mediaType: known ? essence : OTHER_TYPE.mediaType };
}

/** The last part of a path without its extension if that is the expected one. */
function safeStem(name: string, extension: string): string {
  const visible = name.normalize('NFC').replace(INVISIBLE, '');
  const last = visible.split(SLASHES).findLast((part) => part.trim() !== '') ?? '';
  const stem = last.trim().toLowerCase().endsWith(extension) ? last.trim().slice(0, -extension.length) : last;
  const plain = trimEnds(stem.replace(UNSAFE_IN_NAMES, '-').replace(/\s+/g, ' '));
  return trimEnds([...plain].slice(0, LONGEST_NAME).join('')).replace(DEVICE, '_$1');
}

/** A leading dot hides a file, and Windows drops a trailing one. */
function trimEnds(text: string): string {
  return text.replace(/^[\s.-]+|[\s.-]+$/g, '');
}
