import { readOrigin } from '#src/domain/api-keys/allowed-origin.ts';
import { mergeRanges, readIpRange } from '#src/domain/api-keys/ip-range.ts';
import {
  type EntryList,
  type EntryReading,
  ENTRIES_MAX,
  mendEntries,
  readEntries,
  splitLines,
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
  type NamedList,
  namedLists,
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
  /** The lists that the provider names, as JSON: the text of each by its id. */
  readonly lists: string;
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
    lists: JSON.stringify(typedLists(limits)),
  };
}

function typedLists(limits: KeyLimits): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(namedLists(limits)).map(([id, entries]) => [id, entries.join('\n')]));
}

/** A draft that is none is empty. */
function readTyped({ lists }: LimitValues): ReadonlyMap<string, string> {
  try {
    const typed = Object.entries(JSON.parse(lists) as object);
    return new Map(typed.map(([id, text]) => [id, String(text)]));
  } catch {
    return new Map();
  }
}

export function namedText(values: LimitValues, id: string): string {
  return readTyped(values).get(id) ?? '';
}

/** The value of `lists` with another text for one of them. */
export function withNamedText(values: LimitValues, id: string, text: string): string {
  return JSON.stringify(Object.fromEntries(new Map(readTyped(values)).set(id, text)));
}

/** Null for what was not changed. */
export function namedEntriesOf(
  { id, pattern }: Pick<NamedList, 'id' | 'pattern'>,
  values: LimitValues,
  before: KeyLimits,
): EntryList<'pattern'> | null {
  const known = namedLists(before)[id] ?? [];
  const text = namedText(values, id);
  if (text === known.join('\n')) return null;
  const isFine = (entry: string) => known.includes(entry) || pattern === null || pattern.test(entry);
  return readEntries(
    text,
    (entry) => (isFine(entry) ? { value: entry } : { problem: 'pattern' as const, suggestion: null }),
    splitLines,
  );
}

/** A limit that nobody changed is sent back as it was read, whatever it is. */
export function isUnchanged(field: keyof LimitValues, values: LimitValues, before: KeyLimits): boolean {
  return values[field] === toLimitValues(before)[field];
}

/** Of values without an error. A date that was not changed leaves the time as it was. */
export function toLimits(values: LimitValues, before: KeyLimits, now: Instant): KeyLimits {
  const changed = [...readTyped(values).keys()].flatMap((id) => {
    const entries = namedEntriesOf({ id, pattern: null }, values, before);
    return entries ? [[id, entries.values] as const] : [];
  });
  const others = { ...before.others, ...Object.fromEntries(changed) };
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
    ...(Object.keys(others).length > 0 && { others }),
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
