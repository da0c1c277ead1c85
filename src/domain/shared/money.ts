const CURRENCY = { style: 'currency', currency: 'USD' } as const;
const DOLLARS = new Intl.NumberFormat('en-US', CURRENCY);
const GROUPED = new Intl.NumberFormat('en-US');

const LONG = 1e12;
/** Beyond this, compact notation has no words. */
const COMPACT_LIMIT = 1e15;

/** US cents as dollars: '$1,908.00'; compact beyond a trillion: '$1.25T'. */
export function formatDollars(cents: number): string {
  const amount = cents / 100;
  return Math.abs(amount) < LONG ? DOLLARS.format(amount) : formatShort(amount, CURRENCY);
}

/** '1,120,480'; compact beyond a trillion. */
export function formatCount(count: number): string {
  return Math.abs(count) < LONG ? GROUPED.format(count) : formatShort(count, {});
}

function formatShort(amount: number, style: Intl.NumberFormatOptions): string {
  const notation = Math.abs(amount) < COMPACT_LIMIT ? 'compact' : 'scientific';
  return new Intl.NumberFormat('en-US', { ...style, notation, maximumFractionDigits: 2 }).format(amount);
}
