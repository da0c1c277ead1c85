import { readOrigin } from '#src/domain/api-keys/allowed-origin.ts';
import { readIpRange } from '#src/domain/api-keys/ip-range.ts';
import { type EntryList, readEntries } from '#src/domain/api-keys/limit-entries.ts';
import { amountText } from '#src/domain/shared/amount-text.ts';
import {
  CALLS_PER_SECOND_MAX,
  CREDIT_PERIODS,
  CREDITS_MAX,
  dateOf,
  endOfDay,
  EXPIRY_PRESETS,
  expiryIn,
  type KeyLimits,
  readWholeNumber,
} from '#src/domain/api-keys/key-limits.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { joinChosen, splitChosen } from '#src/application/forms/form-draft.ts';

/** Limits as they are typed and chosen; several entries are one text. */
export type LimitValues = {
  /** Empty for none, a number of days, or `date`. */
  readonly expiry: string;
  readonly expiryDate: string;
  readonly origins: string;
  readonly ipRanges: string;
  readonly products: string;
  readonly blockchains: string;
  readonly callsPerSecond: string;
  readonly credits: string;
  readonly creditPeriod: string;
};

export const ON_DATE = 'date';

export function toLimitValues(limits: KeyLimits): LimitValues {
  const { expiresAt, credits, callsPerSecond } = limits;
  return {
    expiry: expiresAt === null ? '' : ON_DATE,
    expiryDate: expiresAt === null ? '' : dateOf(expiresAt),
    origins: limits.origins.join('\n'),
    ipRanges: limits.ipRanges.join('\n'),
    products: joinChosen(limits.products),
    blockchains: joinChosen(limits.blockchains),
    callsPerSecond: callsPerSecond === null ? '' : amountText(callsPerSecond, 0),
    credits: credits === null ? '' : amountText(credits.amount, 0),
    creditPeriod: credits?.period ?? CREDIT_PERIODS[0],
  };
}

/** What nobody changed goes back as it came, whatever it is. */
export function isUnchanged(field: keyof LimitValues, values: LimitValues, before: KeyLimits): boolean {
  return values[field] === toLimitValues(before)[field];
}

/** Of values without an error. A date that was not changed leaves the time as it was. */
export function toLimits(values: LimitValues, before: KeyLimits, now: Instant): KeyLimits {
  const { others } = before;
  return {
    expiresAt: expiryOf(values, before, now),
    origins: entriesOf('origins', values, before).values,
    ipRanges: entriesOf('ipRanges', values, before).values,
    products: splitChosen(values.products),
    blockchains: splitChosen(values.blockchains),
    callsPerSecond: isUnchanged('callsPerSecond', values, before)
      ? before.callsPerSecond
      : readWholeNumber(values.callsPerSecond, CALLS_PER_SECOND_MAX),
    credits: creditsOf(values, before),
    ...(others && { others }),
  };
}

function creditsOf(values: LimitValues, before: KeyLimits): KeyLimits['credits'] {
  const isSameAmount = isUnchanged('credits', values, before);
  const amount = isSameAmount ? (before.credits?.amount ?? null) : readWholeNumber(values.credits, CREDITS_MAX);
  const period = CREDIT_PERIODS.find((name) => name === values.creditPeriod) ?? CREDIT_PERIODS[0];
  return amount === null ? null : { ...before.credits, amount, period };
}

const READERS = { origins: readOrigin, ipRanges: readIpRange } as const;

/** An entry that was there before is fine, whatever a new one has to be. */
export function entriesOf(field: keyof typeof READERS, values: LimitValues, before: KeyLimits): EntryList<string> {
  const known = before[field];
  if (isUnchanged(field, values, before)) return { values: known, problem: null };
  return readEntries<string>(values[field], (entry) =>
    known.includes(entry) ? { value: entry } : READERS[field](entry),
  );
}

export function expiryOf({ expiry, expiryDate }: LimitValues, { expiresAt }: KeyLimits, now: Instant): Instant | null {
  if (expiry === ON_DATE) {
    return expiresAt !== null && dateOf(expiresAt) === expiryDate ? expiresAt : endOfDay(expiryDate);
  }
  const days = EXPIRY_PRESETS.find((preset) => String(preset) === expiry);
  return days === undefined ? null : expiryIn(days, now);
}
