const CURRENCY = { style: 'currency', currency: 'USD' } as const;
const DOLLARS = new Intl.NumberFormat('en-US', CURRENCY);
const GROUPED = new Intl.NumberFormat('en-US');

/** Anything else is no currency to `Intl`, which throws. */
const CURRENCY_CODE = /^[a-z]{3}$/i;
const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const LONG = 1e12;
/** Beyond this, compact notation has no words. */
const COMPACT_LIMIT = 1e15;

/** US cents as dollars: '$1,908.00'; compact beyond a trillion: '$1.25T'. */
export function formatDollars(cents: number): string {
  const amount = cents / 100;
  return Math.abs(amount) < LONG ? DOLLARS.format(amount) : formatShort(amount, CURRENCY);
}

/** Hundredths of a currency: '€1,908.00', or '1,908.00 coins' for one that has no code. */
export function formatAmount(hundredths: number, currency: string): string {
  const code = currency.trim();
  if (code.toUpperCase() === CURRENCY.currency) return formatDollars(hundredths);
  const amount = hundredths / 100;
  if (!CURRENCY_CODE.test(code)) return `${formatNumber(amount, DECIMALS)} ${code}`.trim();
  return formatNumber(amount, { style: 'currency', currency: code });
}

/** '1,120,480'; compact beyond a trillion. */
export function formatCount(count: number): string {
  return Math.abs(count) < LONG ? GROUPED.format(count) : formatShort(count, {});
}

function formatNumber(amount: number, style: Intl.NumberFormatOptions): string {
  return Math.abs(amount) < LONG ? new Intl.NumberFormat('en-US', style).format(amount) : formatShort(amount, style);
}

function formatShort(amount: number, style: Intl.NumberFormatOptions): string {
  const notation = Math.abs(amount) < COMPACT_LIMIT ? 'compact' : 'scientific';
  return new Intl.NumberFormat('en-US', { ...style, notation, maximumFractionDigits: 2 }).format(amount);
}
