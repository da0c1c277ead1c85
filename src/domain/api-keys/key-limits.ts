import { cleanText } from '#src/domain/shared/clean-text.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { DAY_MS } from './key-expiry.ts';

export const CREDIT_PERIODS = ['day', 'billing-period'] as const;

export type CreditPeriod = (typeof CREDIT_PERIODS)[number];

export interface CreditLimit {
  readonly amount: number;
  readonly period: CreditPeriod;
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

/** What the provider lets a key be limited to. */
export interface LimitOptions {
  readonly products: readonly LimitOption[];
  readonly blockchains: readonly LimitOption[];
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

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The end of a day of UTC, given as `2027-01-31`; null for a day that no calendar has. */
export function endOfDay(date: string): Instant | null {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return null;
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return dateOf(start) === date ? start + DAY_MS - 1000 : null;
}

/** `2027-01-31`, of UTC. */
export function dateOf(at: Instant): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Inclusive. */
export const CALLS_PER_SECOND_MAX = 100_000;
export const CREDITS_MAX = 1_000_000_000_000;

const PLAIN = /^\d+$/;
const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/** A whole number from 1 to `most`, with or without a sign between its thousands; null for anything else. */
export function readWholeNumber(text: string, most: number): number | null {
  const typed = cleanText('address', text);
  if (!PLAIN.test(typed) && !GROUPED.test(typed)) return null;
  const value = Number(typed.replace(/\D/g, ''));
  return value >= 1 && value <= most ? value : null;
}
