import { cleanText } from '#src/domain/shared/clean-text.ts';
import { isEmail } from '#src/domain/shared/text-rules.ts';

/** What invoices say about the customer, and who gets them. */
export interface BillingDetails {
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  /** Two letters, ISO 3166-1. */
  readonly country: string;
  readonly taxId: string;
  /** Emails, beside the owner of the account. */
  readonly recipients: readonly string[];
  readonly purchaseOrder: string;
}

export interface BillingAccount {
  /** Null until they are saved for the first time. */
  readonly details: BillingDetails | null;
  /** Nothing is sold without them. */
  readonly isNeeded: boolean;
  /** Where they are changed instead; null where the console changes them. */
  readonly portalUrl: string | null;
}

export const RECIPIENTS_MAX = 10;

/** Inclusive, in characters. */
export const DETAILS_MAX = {
  ...{ company: 100, line1: 100, line2: 100, postalCode: 20, city: 100, region: 100 },
  ...{ taxId: 30, purchaseOrder: 50 },
} as const;

/** Emails apart by commas, semicolons, spaces or lines, each once; null if one of them is none, or there are too many. */
export function parseRecipients(text: string): readonly string[] | null {
  const entries = text.split(/[\s,;،؛、]+/u).map((entry) => cleanText('address', entry.replace(/^<|>$/g, '')));
  const byAddress = new Map(entries.filter((entry) => entry !== '').map((email) => [email.toLowerCase(), email]));
  const recipients = [...byAddress.values()];
  return recipients.length <= RECIPIENTS_MAX && recipients.every(isEmail) ? recipients : null;
}

/** For a field, so that `parseRecipients` reads the same. */
export function formatRecipients(recipients: readonly string[]): string {
  return recipients.join('\n');
}

/** The order of the recipients says nothing. */
export function isSameDetails(one: BillingDetails | null, other: BillingDetails): boolean {
  if (one === null) return false;
  const names = Object.keys(DETAILS_MAX) as (keyof typeof DETAILS_MAX)[];
  const recipientsOf = ({ recipients }: BillingDetails) =>
    recipients
      .map((email) => email.toLowerCase())
      .sort()
      .join();
  return (
    names.every((name) => one[name] === other[name]) &&
    one.country === other.country &&
    recipientsOf(one) === recipientsOf(other)
  );
}

/** The lines of the address below the company, without those that are empty; `country` is its name. */
export function addressLines(details: BillingDetails, country: string): readonly string[] {
  const { line1, line2, postalCode, city, region } = details;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [line1, line2, town, region, country].filter((line) => line !== '');
}

/** A code that names no country stands for itself. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

/** The plan cannot be bought before the details are saved. Unknown details stop nobody: the provider asks for them itself. */
export function stopsPurchase(account: BillingAccount | undefined): boolean {
  return account !== undefined && account.isNeeded && account.details === null;
}
