import { readOrigin } from '#src/domain/api-keys/allowed-origin.ts';
import { readIpRange } from '#src/domain/api-keys/ip-range.ts';
import { readEntries } from '#src/domain/api-keys/limit-entries.ts';
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
    callsPerSecond: callsPerSecond === null ? '' : String(callsPerSecond),
    credits: credits === null ? '' : String(credits.amount),
    creditPeriod: credits?.period ?? CREDIT_PERIODS[0],
  };
}

/** Of values without an error. A date that was not changed leaves the time as it was. */
export function toLimits(values: LimitValues, before: KeyLimits, now: Instant): KeyLimits {
  const amount = readWholeNumber(values.credits, CREDITS_MAX);
  const period = CREDIT_PERIODS.find((name) => name === values.creditPeriod) ?? CREDIT_PERIODS[0];
  return {
    expiresAt: expiryOf(values, before, now),
    origins: readEntries(values.origins, readOrigin).values,
    ipRanges: readEntries(values.ipRanges, readIpRange).values,
    products: splitChosen(values.products),
    blockchains: splitChosen(values.blockchains),
    callsPerSecond: readWholeNumber(values.callsPerSecond, CALLS_PER_SECOND_MAX),
    credits: amount === null ? null : { amount, period },
  };
}

export function expiryOf({ expiry, expiryDate }: LimitValues, { expiresAt }: KeyLimits, now: Instant): Instant | null {
  if (expiry === ON_DATE) {
    return expiresAt !== null && dateOf(expiresAt) === expiryDate ? expiresAt : endOfDay(expiryDate);
  }
  const days = EXPIRY_PRESETS.find((preset) => String(preset) === expiry);
  return days === undefined ? null : expiryIn(days, now);
}
