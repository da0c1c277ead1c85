import { type Instant, LAST_INSTANT } from './dates.ts';
import { isLanguage, type Language } from './language.ts';
import type { Elapsed } from './elapsed.ts';

/** Creates a value when it is first needed: an `Intl` format takes longer to create than to use. */
export function lazy<T>(create: () => T): () => T {
  let created: { readonly value: T } | null = null;
  return () => (created ??= { value: create() }).value;
}

export interface NumberFormats {
  /** '1,120,480'; compact beyond a trillion. */
  readonly count: (count: number) => string;
  /** '1,000.05' of '1000.05', with every digit; what is no number stays verbatim. */
  readonly decimal: (figure: string) => string;
  /** '112%' of 112. */
  readonly percent: (percent: number) => string;
  /** '2.4%' of 0.024, with one decimal at most. */
  readonly share: (share: number) => string;
  /** '43.0%' of 0.43. A tiny share is '<0.1%', so that only nothing shows as 0. */
  readonly exactShare: (share: number) => string;
  /** US cents as dollars: '$1,908.00'; compact beyond a trillion: '$1.25T'. */
  readonly dollars: (cents: number) => string;
  /** Hundredths as the price of a plan: '$159', and '$159.50' where there are cents. */
  readonly price: (hundredths: number, currency?: string) => string;
  /** '$1' of 1. */
  readonly wholeDollars: (dollars: number) => string;
  /** Hundredths of a currency: '€1,908.00', or '1,908.00 coins' for one that has no code. */
  readonly amount: (hundredths: number, currency?: string) => string;
}

type NumberFormat = (amount: number) => string;

const USD = 'USD';
/** Anything else is no currency to `Intl`, which throws. */
const CURRENCY_CODE = /^[a-z]{3}$/i;

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

const PERCENT = { style: 'percent' } as const;
const DOLLARS = { style: 'currency', currency: USD, currencyDisplay: 'narrowSymbol' } as const;
const WHOLE = { minimumFractionDigits: 0, maximumFractionDigits: 0 } as const;
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Stands for what is no number or no date; neither comes from the adapters. */
export const NO_VALUE = '–';
const LARGEST = Number.MAX_VALUE;
const LONG = 1e12;
/** Beyond this, compact notation has no words. */
const COMPACT_LIMIT = 1e15;
const SMALLEST_SHARE = 0.001;

export function createNumberFormats(locale: string): NumberFormats {
  const decimals = createNumberFormat(locale, TWO_DECIMALS);
  const dollars = withPlainSign(createNumberFormat(locale, DOLLARS));
  const wholeDollars = withPlainSign(createNumberFormat(locale, { ...DOLLARS, ...WHOLE }));
  const share = createNumberFormat(locale, { ...PERCENT, maximumFractionDigits: 1 });
  const oneDecimal = createNumberFormat(locale, { ...PERCENT, minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = createNumberFormat(locale, PERCENT, LONG / 100);
  const currencies = new Map<string, NumberFormat>();

  const currencyFormat = (currency: string, more: Intl.NumberFormatOptions = {}): NumberFormat => {
    const key = `${currency} ${JSON.stringify(more)}`;
    const known = currencies.get(key) ?? createNumberFormat(locale, { style: 'currency', currency, ...more });
    currencies.set(key, known);
    return known;
  };

  const amountIn = (hundredths: number, currency = USD): string => {
    const code = currency.trim().toUpperCase();
    const amount = hundredths / 100;
    if (code === USD) return dollars(amount);
    return CURRENCY_CODE.test(code) ? currencyFormat(code)(amount) : `${decimals(amount)} ${currency.trim()}`.trimEnd();
  };

  const priceIn = (hundredths: number, currency = USD): string => {
    if (hundredths % 100 !== 0) return amountIn(hundredths, currency);
    if (currency === USD) return wholeDollars(hundredths / 100);
    const isCode = CURRENCY_CODE.test(currency);
    return isCode ? currencyFormat(currency, WHOLE)(hundredths / 100) : amountIn(hundredths, currency);
  };

  const parts = lazy(() => new Intl.NumberFormat(locale).formatToParts(0.5));
  const mark = () => parts().find(({ type }) => type === 'decimal')?.value ?? '.';
  const whole = lazy(() => new Intl.NumberFormat(locale));

  return {
    count: createNumberFormat(locale, {}),
    decimal: (figure) => {
      const [, integer, fraction] = DECIMAL.exec(figure) ?? [];
      if (integer === undefined) return figure;
      return whole().format(BigInt(integer)) + (fraction === undefined ? '' : mark() + fraction);
    },
    percent: (value) => percent(value / 100),
    share,
    exactShare: (value) => {
      if (value === 0) return share(0);
      return value < SMALLEST_SHARE / 2 ? `<${oneDecimal(SMALLEST_SHARE)}` : oneDecimal(value);
    },
    dollars: (cents) => dollars(cents / 100),
    price: priceIn,
    wholeDollars,
    amount: amountIn,
  };
}

/** Beyond `long` a number would not fit where it shows. */
function createNumberFormat(locale: string, options: Intl.NumberFormatOptions, long = LONG): NumberFormat {
  // What rounds to nothing has no sign: "0" and not "-0".
  const exact = { ...options, signDisplay: 'negative' } as const;
  const short = { ...exact, maximumFractionDigits: 2 };
  const plain = lazy(() => new Intl.NumberFormat(locale, exact));
  const compact = lazy(() => new Intl.NumberFormat(locale, { ...short, notation: 'compact' }));
  const scientific = lazy(() => new Intl.NumberFormat(locale, { ...short, notation: 'scientific' }));
  return (value) => {
    if (Number.isNaN(value)) return NO_VALUE;
    const amount = Math.min(Math.max(value, -LARGEST), LARGEST);
    const size = Math.abs(amount);
    if (size < long) return plain().format(amount);
    return (size * (LONG / long) < COMPACT_LIMIT ? compact() : scientific()).format(amount);
  };
}

/** Arabic has no narrow sign for the dollar and takes the wide one. */
function withPlainSign(format: NumberFormat): NumberFormat {
  return (amount) => format(amount).replace('US$', '$');
}

/** Of UTC, but for `localTime`. */
export interface DateFormats {
  /** '20 Nov 2026, 14:22 UTC', for lists. */
  readonly utc: (at: Instant) => string;
  /** '20 Nov 2026, 14:22:01 UTC', so that an entry matches a customer's own logs. */
  readonly exactTime: (at: Instant) => string;
  /** '20 Nov 2026, 16:22:01 GMT+2'. `zone` is an IANA time zone; the default is the zone of the device. */
  readonly localTime: (at: Instant, zone?: string) => string;
  /** '20 Nov', for the axis of a chart, as are the next three. */
  readonly day: (at: Instant) => string;
  /** '14:22', for the axis of a chart. */
  readonly timeOfDay: (at: Instant) => string;
  /** '20 Nov, 14:22'. */
  readonly dayAndTime: (at: Instant) => string;
  /** '20 Nov, 14:22 UTC'. */
  readonly utcDayAndTime: (at: Instant) => string;
  /** 'November 20, 2026', for a day. */
  readonly longDate: (at: Instant) => string;
}

type DateFormat = (at: Instant) => string;

const DAY = { day: 'numeric', month: 'short' } as const;
const DATE = { ...DAY, year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SECONDS = { ...TIME, second: '2-digit' } as const;
const UTC = { timeZone: 'UTC' } as const;
const ZONE = { timeZoneName: 'short' } as const;

export function createDateFormats(locale: string): DateFormats {
  const create = (options: Intl.DateTimeFormatOptions) => createDateFormat(locale, options);
  const zones = new Map<string | undefined, DateFormat>();

  const inZone = (zone: string | undefined): DateFormat => {
    const options = { ...DATE, ...SECONDS, ...ZONE, ...(zone !== undefined && { timeZone: zone }) };
    const known = zones.get(zone) ?? create(options);
    zones.set(zone, known);
    return known;
  };

  const longDate = lazy(() => new Intl.DateTimeFormat(locale, { ...UTC, dateStyle: 'long' }));
  return {
    utc: create({ ...UTC, ...DATE, ...TIME, ...ZONE }),
    exactTime: create({ ...UTC, ...DATE, ...SECONDS, ...ZONE }),
    localTime: (at, zone) => inZone(zone)(at),
    day: create({ ...UTC, ...DAY }),
    timeOfDay: create({ ...UTC, ...TIME }),
    dayAndTime: create({ ...UTC, ...DAY, ...TIME }),
    utcDayAndTime: create({ ...UTC, ...DAY, ...TIME, ...ZONE }),
    longDate: total((at) => longDate().format(at)),
  };
}

function createDateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = lazy(() => new Intl.DateTimeFormat(locale, options));
  if (locale.startsWith('en')) return total((at) => dayFirst(format().formatToParts(at)));
  return total((at) => format().format(at));
}

/** `Intl` throws beyond the last date, where the end of a span may lie. */
function total(format: DateFormat): DateFormat {
  return (at) => (Number.isNaN(at) ? NO_VALUE : format(Math.min(Math.max(at, -LAST_INSTANT), LAST_INSTANT)));
}

/** Logs are read beside those of a server, so English has the day first as well: '5 Sep 2026, 23:07 UTC'. */
function dayFirst(parts: readonly Intl.DateTimeFormatPart[]): string {
  const values = new Map(parts.map(({ type, value }) => [type, value]));
  const join = (types: readonly Intl.DateTimeFormatPartTypes[], separator: string) =>
    types.flatMap((type) => values.get(type) ?? []).join(separator);
  const time = join(['hour', 'minute', 'second'], ':');
  const zone = values.get('timeZoneName');
  const timeAndZone = zone === undefined ? time : `${time} ${zone}`;
  return [join(['day', 'month', 'year'], ' '), timeAndZone].filter(Boolean).join(', ');
}

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
