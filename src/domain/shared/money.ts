const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const GROUPED = new Intl.NumberFormat('en-US');

/** US cents as dollars with two decimals: '$1,908.00' (§9). */
export function dollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}

/** Credits and other counts: '1,120,480'. */
export function grouped(count: number): string {
  return GROUPED.format(count);
}
