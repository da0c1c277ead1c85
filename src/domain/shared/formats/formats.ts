import { isLanguage, type Language } from '#src/domain/shared/language.ts';
import { createDateFormats, type DateFormats } from './date-formats.ts';
import { lazy } from './lazy.ts';
import { createNumberFormats, type NumberFormats } from './number-formats.ts';
import type { Elapsed } from '#src/domain/shared/elapsed.ts';

interface RelativeFormats {
  /** '5 minutes ago', and 'Now' below a minute. It stands alone, so it starts with a capital. */
  readonly timeAgo: (elapsed: Elapsed) => string;
  /** The same after a colon, where languages other than English continue in lower case. */
  readonly timeAgoAfterLabel: (elapsed: Elapsed) => string;
  /** 'in 5 minutes', for use inside a sentence; whole hours are given as hours. */
  readonly timeAhead: (minutes: number) => string;
}

const UNITS = {
  now: 'second',
  minutes: 'minute',
  hours: 'hour',
} as const satisfies Record<Elapsed['unit'], Intl.RelativeTimeFormatUnit>;

function createRelativeFormats(locale: string): RelativeFormats {
  const format = lazy(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const timeAgo = ({ unit, count }: Elapsed) => format().format(-count, UNITS[unit]);
  return {
    timeAgo: (elapsed) => {
      const text = timeAgo(elapsed);
      return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    },
    timeAgoAfterLabel: timeAgo,
    timeAhead: (minutes) => {
      const isHours = minutes >= 60 && minutes % 60 === 0;
      return format().format(isHours ? minutes / 60 : minutes, isHours ? 'hour' : 'minute');
    },
  };
}

/** Negative if the first comes before the second. */
export type Compare = (one: string, other: string) => number;

/** How a language writes numbers, dates, times and lists, and how it orders names. */
export interface Formats extends NumberFormats, DateFormats, RelativeFormats {
  /** 'a, b, c'. */
  readonly list: (items: readonly string[]) => string;
  /** Without regard to case, and numbers within names by their value. */
  readonly compare: Compare;
}

/** Where `Intl` needs more than the code of the language. Digits are 0–9 in Arabic too, as in the keys and codes around them. */
const LOCALES: Readonly<Partial<Record<Language, string>>> = { en: 'en-US', ar: 'ar-u-nu-latn' };

const created = new Map<Language, Formats>();

/** English if the console does not speak the language. */
export function formatsIn(code: string): Formats {
  const language = isLanguage(code) ? code : 'en';
  const formats = created.get(language) ?? createFormats(LOCALES[language] ?? language);
  created.set(language, formats);
  return formats;
}

function createFormats(locale: string): Formats {
  const list = lazy(() => new Intl.ListFormat(locale, { type: 'unit' }));
  const collator = lazy(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));
  return {
    ...createNumberFormats(locale),
    ...createDateFormats(locale),
    ...createRelativeFormats(locale),
    list: (items) => list().format(items),
    compare: (one, other) => collator().compare(one, other),
  };
}
