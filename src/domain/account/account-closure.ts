import { cleanText } from '#src/domain/shared/clean-text.ts';
import { DAY_MS, type Instant } from '#src/domain/shared/dates.ts';

/** A copy of what the provider holds of the signed-in person. The provider prepares it, and offers it for a while. */
export type DataExport =
  | { readonly kind: 'none' }
  | { readonly kind: 'preparing'; readonly requestedAt: Instant | null }
  | {
      readonly kind: 'ready';
      readonly url: string;
      /** Null if the provider does not say. */
      readonly bytes: number | null;
      readonly availableUntil: Instant | null;
    };

export interface Unpaid {
  /** Hundredths of the currency; null if the provider does not say how much. */
  readonly amount: number | null;
  readonly currency: string;
}

/** What closing would mean now, and who may do it. */
export interface ClosureTerms {
  readonly canClose: boolean;
  /** Who can, for those who may not; empty if the provider does not say. */
  readonly ownerEmail: string;
  /** Whether the account has a password to confirm with. */
  readonly hasPassword: boolean;
  readonly delayDays: number;
  /** Null if the provider does not say, as are the members. */
  readonly activeKeys: number | null;
  /** Beside the owner. */
  readonly members: number | null;
  /** Null if nothing is due. */
  readonly unpaid: Unpaid | null;
}

export interface AccountClosure {
  readonly dataExport: DataExport;
  /** When the account ends; null while nobody closes it. */
  readonly closesAt: Instant | null;
  readonly terms: ClosureTerms;
}

/** Why somebody leaves; what a person may choose, and what is sent. */
export const CLOSURE_REASONS = ['price', 'missing-feature', 'other-provider', 'not-needed', 'other'] as const;

export type ClosureReason = (typeof CLOSURE_REASONS)[number];

export const MAX_COMMENT_LENGTH = 500;

/** Applies unless the provider names another. */
export const DEFAULT_DELAY_DAYS = 14;

/** When an account ends that is closed now. */
export function closingDate({ delayDays }: Pick<ClosureTerms, 'delayDays'>, now: Instant): Instant {
  return now + delayDays * DAY_MS;
}

/** One that has expired is none, whatever was read before. */
export function currentExport(dataExport: DataExport, now: Instant): DataExport {
  const hasExpired =
    dataExport.kind === 'ready' && dataExport.availableUntil !== null && dataExport.availableUntil <= now;
  return hasExpired ? { kind: 'none' } : dataExport;
}

/** Whether somebody agreed to something else than what holds now. Keys and members come and go without costing anything. */
export function hasChanged(agreed: AccountClosure, now: AccountClosure): boolean {
  const essence = ({ closesAt, terms: { canClose, delayDays, hasPassword } }: AccountClosure) =>
    JSON.stringify([closesAt, canClose, delayDays, hasPassword]);
  return essence(agreed) !== essence(now) || isMoreDue(agreed.terms.unpaid, now.terms.unpaid);
}

const ONE_UNIT = 100;

/** Usage goes on while somebody reads, so a tenth more, or one unit of the currency, is nothing new. Less never is. */
function isMoreDue(agreed: Unpaid | null, now: Unpaid | null): boolean {
  if (now === null) return false;
  if (agreed === null || agreed.currency !== now.currency) return true;
  if (agreed.amount === null || now.amount === null) return agreed.amount !== now.amount;
  return now.amount - agreed.amount > Math.max(ONE_UNIT, agreed.amount / 10);
}

/** The email confirms regardless of case, as people type it. */
export function isConfirmedBy(typed: string, email: string): boolean {
  return email !== '' && cleanText('address', typed).toLowerCase() === cleanText('address', email).toLowerCase();
}

const FILE_UNITS = ['KB', 'MB', 'GB'] as const;
const UNIT_BYTES = 1000;

/** In the unit that people read best: whole kilobytes, and one decimal beyond. */
export function fileSize(bytes: number): { readonly amount: number; readonly unit: (typeof FILE_UNITS)[number] } {
  const kilobytes = Math.max(1, Math.round(bytes / UNIT_BYTES));
  if (kilobytes < UNIT_BYTES) return { amount: kilobytes, unit: 'KB' };
  const megabytes = Math.round(bytes / UNIT_BYTES ** 2 / 0.1) / 10;
  if (megabytes < UNIT_BYTES) return { amount: megabytes, unit: 'MB' };
  return { amount: Math.round(bytes / UNIT_BYTES ** 3 / 0.1) / 10, unit: 'GB' };
}
