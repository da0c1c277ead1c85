/** US cents as dollars with two decimals: '$1,908.00' (§9). */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** Credits and other counts: '1,120,480'. */
export function grouped(count: number): string {
  return new Intl.NumberFormat('en-US').format(count);
}
