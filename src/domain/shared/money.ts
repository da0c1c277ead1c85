const CURRENCY = { style: 'currency', currency: 'USD' } as const;
const DOLLARS = new Intl.NumberFormat('en-US', CURRENCY);
const GROUPED = new Intl.NumberFormat('en-US');

/** From here on the digits say less than the order of magnitude, and a column has no room for them. */
const LONG = 1e12;
/** From here on words such as "trillion" run out. */
const COMPACT_LIMIT = 1e15;

/** US cents as dollars with two decimals: '$1,908.00' (§9); beyond a trillion dollars shortened: '$1.25T'. */
export function formatDollars(cents: number): string {
  const amount = cents / 100;
  return Math.abs(amount) < LONG ? DOLLARS.format(amount) : formatShort(amount, CURRENCY);
}

/** Credits and other counts: '1,120,480'; beyond a trillion shortened. */
export function formatCount(count: number): string {
  return Math.abs(count) < LONG ? GROUPED.format(count) : formatShort(count, {});
}

function formatShort(amount: number, style: Intl.NumberFormatOptions): string {
  const notation = Math.abs(amount) < COMPACT_LIMIT ? 'compact' : 'scientific';
  return new Intl.NumberFormat('en-US', { ...style, notation, maximumFractionDigits: 2 }).format(amount);
}
