import { readOrigin } from '#src/domain/api-keys/allowed-origin.ts';
import { mergeRanges, readIpRange } from '#src/domain/api-keys/ip-range.ts';
import {
  type EntryList,
  type EntryReading,
  ENTRIES_MAX,
  mendEntries,
  readEntries,
} from '#src/domain/api-keys/limit-entries.ts';
import { amountText } from '#src/domain/shared/amount-text.ts';
import {
  CALLS_PER_SECOND_MAX,
  CREDIT_PERIODS,
  CREDITS_MAX,
  endOfDay,
  EXPIRY_PRESETS,
  expiryIn,
  type KeyLimits,
  readWholeNumber,
} from '#src/domain/api-keys/key-limits.ts';
import { dateOf, type Instant } from '#src/domain/shared/dates.ts';
import { joinChosen, splitChosen } from '#src/application/forms/draft-store.ts';

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

/** A limit that nobody changed is sent back as it was read, whatever it is. */
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

/** Lists of entries that are typed or pasted. */
export type EntryField = keyof typeof READERS;

/** An entry that was there before is fine, whatever a new one has to be. */
function readerOf(field: EntryField, before: KeyLimits): (entry: string) => EntryReading<string> {
  return (entry) => (before[field].includes(entry) ? { value: entry } : READERS[field](entry));
}

export function entriesOf(field: EntryField, values: LimitValues, before: KeyLimits): EntryList<string> {
  if (isUnchanged(field, values, before)) return { values: before[field], problems: [] };
  return readEntries(values[field], readerOf(field, before));
}

/** The text with what was probably meant: the suggestions, or fewer ranges with the same addresses. */
export function mendedText(field: EntryField, values: LimitValues, before: KeyLimits): string | null {
  const { values: entries, problems } = entriesOf(field, values, before);
  if (problems.some(({ suggestion }) => suggestion !== null)) {
    return mendEntries(values[field], readerOf(field, before));
  }
  const merged = field === 'ipRanges' && entries.length > ENTRIES_MAX ? mergeRanges(entries) : entries;
  return problems.length === 0 && merged.length < entries.length ? merged.join('\n') : null;
}

export function expiryOf({ expiry, expiryDate }: LimitValues, { expiresAt }: KeyLimits, now: Instant): Instant | null {
  if (expiry === ON_DATE) {
    return expiresAt !== null && dateOf(expiresAt) === expiryDate ? expiresAt : endOfDay(expiryDate);
  }
  const days = EXPIRY_PRESETS.find((preset) => String(preset) === expiry);
  return days === undefined ? null : expiryIn(days, now);
}
