import { readAmount } from '#src/domain/shared/amount-text.ts';
import { DAY_MS, type Instant, startOfDay } from '#src/domain/shared/dates.ts';

export const CREDIT_PERIODS = ['day', 'billing-period'] as const;

export type CreditPeriod = (typeof CREDIT_PERIODS)[number];

/** Fields of a provider that the console does not name itself. Those that nobody changed are sent back as they were read. */
export type UnknownFields = Readonly<Record<string, unknown>>;

export interface CreditLimit {
  readonly amount: number;
  readonly period: CreditPeriod;
  readonly others?: UnknownFields;
}

/** What a key may be used for. Null and an empty list do not limit it. */
export interface KeyLimits {
  readonly expiresAt: Instant | null;
  readonly origins: readonly string[];
  /** Single IP addresses, and ranges in CIDR notation. */
  readonly ipRanges: readonly string[];
  readonly products: readonly string[];
  readonly blockchains: readonly string[];
  readonly callsPerSecond: number | null;
  readonly credits: CreditLimit | null;
  readonly others?: UnknownFields;
}

/** The limits of a key, and how much of its credits is used. */
export interface LimitedKey {
  readonly limits: KeyLimits;
  /** Of the current period; null if it is not known. */
  readonly usedCredits: number | null;
  /** When the next period starts; null if it is not known. */
  readonly creditsResetAt: Instant | null;
}

export interface LimitOption {
  readonly id: string;
  readonly name: string;
}

/** A list that a provider names, such as the contracts that a key may call. */
export interface NamedList extends LimitOption {
  /** What an entry is; empty if the provider does not say. */
  readonly hint: string;
  /** What each entry has to match; null for any. */
  readonly pattern: RegExp | null;
}

/** What the provider lets a key be limited to. */
export interface LimitOptions {
  readonly products: readonly LimitOption[];
  readonly blockchains: readonly LimitOption[];
  readonly lists: readonly NamedList[];
}

/** The lists of text among the fields that the console does not name, by their ids. */
export function namedLists({ others = {} }: KeyLimits): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(others).filter((field): field is [string, string[]] => isTextList(field[1])),
  );
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

const SECOND_MS = 1000;
const LISTS = ['origins', 'ipRanges', 'products', 'blockchains'] as const;

/** One address is a range of itself, and an origin has no path. */
const asWritten = (entry: string) => entry.toLowerCase().replace(/(?<=^[\d.]+)\/32$|(?<=:.*)\/128$|\/$/, '');

/** Whether a provider saved what was sent. Its order and spelling of a list are its own, and so are parts of a second. */
export function isSameLimits(sent: KeyLimits, saved: KeyLimits): boolean {
  const named = Object.keys(namedLists(sent));
  const essence = (limits: KeyLimits) =>
    JSON.stringify([
      limits.expiresAt === null ? null : Math.floor(limits.expiresAt / SECOND_MS),
      limits.callsPerSecond,
      limits.credits && [limits.credits.amount, limits.credits.period],
      ...LISTS.map((name) => asSet(limits[name])),
      ...named.map((id) => asSet(namedLists(limits)[id])),
    ]);
  return essence(sent) === essence(saved);
}

function asSet(entries: readonly string[] = []): readonly string[] {
  return [...new Set(entries.map(asWritten))].toSorted();
}

export const NO_LIMITS: KeyLimits = {
  expiresAt: null,
  origins: [],
  ipRanges: [],
  products: [],
  blockchains: [],
  callsPerSecond: null,
  credits: null,
};

/** In days from now. */
export const EXPIRY_PRESETS = [30, 90, 180, 365] as const;

export function expiryIn(days: number, now: Instant): Instant {
  return now + days * DAY_MS;
}

/** The end of a day of UTC; null for a day that no calendar has. */
export function endOfDay(date: string): Instant | null {
  const start = startOfDay(date);
  return start === null ? null : start + DAY_MS - 1000;
}

/** Inclusive. */
export const CALLS_PER_SECOND_MAX = 100_000;
export const CREDITS_MAX = 1_000_000_000_000;

/** A whole number from 1 to `most`, with or without a mark between its thousands; null for anything else. */
export function readWholeNumber(text: string, most: number): number | null {
  const value = readAmount(text, 0);
  return value !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : null;
}
