/** Enough for the smallest unit of any coin. */
const MAX_DECIMALS = 20;

/** An amount as people write it: a text as it came, a number with all its decimals and no exponent ('0.0000005'). */
export function formatAmount(raw: number | string): string {
  if (typeof raw === 'string') return raw.trim();
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: MAX_DECIMALS, useGrouping: false }).format(raw);
}

/** Zero and below are no amount that anybody could ask for. */
export function amountOrNull(raw: number | string | null): string | null {
  return raw !== null && Number(raw) > 0 ? formatAmount(raw) : null;
}
