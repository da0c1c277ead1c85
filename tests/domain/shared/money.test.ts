import { describe, expect, it } from 'vitest';
import { formatAmount, formatDollars, formatCount } from '#src/domain/shared/money.ts';

describe('an amount', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [190_800, '$1,908.00'],
    [-190_800, '-$1,908.00'],
    [1e13, '$100,000,000,000.00'],
    [99_999_999_999_999, '$999,999,999,999.99'],
    [1e14, '$1.00T'],
    [125_400_000_000_000, '$1.25T'],
    [9e16, '$900.00T'],
    [1e17, '$1.00E15'],
    [9e21, '$9.00E19'],
    [-9e21, '-$9.00E19'],
    [Number.MAX_VALUE, '$1.80E306'],
  ])('of %d cents is formatted as %s', (cents, text) => {
    expect(formatDollars(cents)).toBe(text);
  });

  it.each([
    [0, '0'],
    [1_000_000_000_000, '1T'],
    [1_000_000_000_000_000, '1E15'],
    [-1_120_480, '-1,120,480'],
    [-2_000_000_000_000, '-2T'],
    [1_120_480, '1,120,480'],
    [999_999_999_999, '999,999,999,999'],
    [1_250_000_000_000, '1.25T'],
    [9e21, '9E21'],
    [Number.MAX_VALUE, '1.8E308'],
  ])('of %d credits is formatted as %s', (credits, text) => {
    expect(formatCount(credits)).toBe(text);
  });

  it.each([
    { amount: 190_800, currency: 'USD', text: '$1,908.00' },
    { amount: 190_800, currency: 'usd', text: '$1,908.00' },
    { amount: 190_800, currency: 'EUR', text: '€1,908.00' },
    { amount: 190_800, currency: 'JPY', text: '¥1,908' },
    { amount: 125_400_000_000_000, currency: 'EUR', text: '€1.25T' },
    { amount: 190_800, currency: 'US dollars', text: '1,908.00 US dollars' },
    { amount: 190_800, currency: '', text: '1,908.00' },
  ])('of $amount in "$currency" is formatted as $text', ({ amount, currency, text }) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });

  it('is never longer than 20 characters, whatever its order of magnitude', () => {
    const orders = Array.from({ length: 309 }, (_, exponent) => 10 ** exponent * 1.234_567_89);
    const longest = orders.flatMap((amount) => [
      formatDollars(amount),
      formatDollars(-amount),
      formatCount(amount),
      formatCount(-amount),
    ]);
    expect(longest.filter((text) => text.length > 20)).toEqual([]);
  });
});
