/** Enough for the smallest unit of any coin. */
const MAX_DECIMALS = 20;

/** Plain decimals: text verbatim, numbers without an exponent ('0.0000005'). */
export function formatAmount(raw: number | string): string {
  if (typeof raw === 'string') return raw.trim();
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: MAX_DECIMALS, useGrouping: false }).format(raw);
}

/** Null for zero and negative amounts, which cannot be requested. */
export function amountOrNull(raw: number | string | null): string | null {
  return raw !== null && Number(raw) > 0 ? formatAmount(raw) : null;
}
