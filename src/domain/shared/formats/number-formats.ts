import { lazy } from './lazy.ts';

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

type Format = (amount: number) => string;

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
  const decimals = createFormat(locale, TWO_DECIMALS);
  const dollars = withPlainSign(createFormat(locale, DOLLARS));
  const wholeDollars = withPlainSign(createFormat(locale, { ...DOLLARS, ...WHOLE }));
  const share = createFormat(locale, { ...PERCENT, maximumFractionDigits: 1 });
  const oneDecimal = createFormat(locale, { ...PERCENT, minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = createFormat(locale, PERCENT, LONG / 100);
  const currencies = new Map<string, Format>();

  const currencyFormat = (currency: string, more: Intl.NumberFormatOptions = {}): Format => {
    const key = `${currency} ${JSON.stringify(more)}`;
    const known = currencies.get(key) ?? createFormat(locale, { style: 'currency', currency, ...more });
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
    count: createFormat(locale, {}),
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
function createFormat(locale: string, options: Intl.NumberFormatOptions, long = LONG): Format {
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
function withPlainSign(format: Format): Format {
  return (amount) => format(amount).replace('US$', '$');
}
