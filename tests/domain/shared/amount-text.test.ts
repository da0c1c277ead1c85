import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, readAmount } from '#src/domain/shared/amount-text.ts';
import { createNumberFormats } from '#src/domain/shared/formats.ts';

/** Numbers as a response can have them: any double, cents, thousandths and whole ones. */
const amounts = fc
  .oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: 0, max: 2_000_000, noNaN: true }),
    fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
    fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
    fc.maxSafeInteger(),
    fc.constantFrom(33.333, 0.125, 100.125, 1.125, 0.5, 1000, 999.999, 1234.567, 1e21, 1e-7, 5e-324),
  )
  .map((amount) => amount + 0);
const decimals = fc.constantFrom(0, 2, 3);

describe('an amount', () => {
  it('is read back from its text as the same amount', () => {
    fc.assert(
      fc.property(amounts, decimals, (amount, digits) => readAmount(amountText(amount, digits), digits) === amount),
      { numRuns: 2000 },
    );
  });

  it.each([
    [33.333, 2, '33.3330'],
    [33.333, 3, '33.333'],
    [0.125, 2, '0.125'],
    [1234.567, 2, '1234.567'],
    [1000, 2, '1000'],
    [99.5, 2, '99.5'],
    [1e21, 0, '1000000000000000000000'],
    [1.5e-7, 2, '0.00000015'],
  ])('of %d with %d decimals is written as %s', (amount, digits, text) => {
    expect(amountText(amount, digits)).toBe(text);
  });

  it.each(['en-US', 'de', 'es', 'bg', 'ar-EG'])('is read as the formats of %s write it', (locale) => {
    const formats = createNumberFormats(locale);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        return readAmount(formats.decimal(text)) === Number(text);
      }),
    );
  });

  it.each([
    ['250', 250],
    ['250.5', 250.5],
    ['250,50', 250.5],
    ['.5', 0.5],
    ['0.500', 0.5],
    ['0,500', 0.5],
    ['1,000', 1000],
    ['1.000', 1000],
    ['33.333', 33_333],
    ['33.3330', 33.333],
    ['1234.567', 1234.567],
    ['1,000.50', 1000.5],
    ['1.000,50', 1000.5],
    ['1,000.000', 1000],
    ["1'000'000", 1_000_000],
    ['1’000', 1000],
    [' 1 000,5 ', 1000.5],
    ['1\u202f000', 1000],
    ['1\u00a0234\u00a0567,89', 1_234_567.89],
    ['1٬000٫25', 1000.25],
    ['٣٣٫٣٣٣', 33.333],
    ['١٬٠٠٠', 1000],
    ['５0', 50],
    ['-5', -5],
    ['0', 0],
    ['1,00,00', null],
    ['1.0.0', null],
    ['1,000,00', null],
    ['1000 000', null],
    ['5.', null],
    ['.', null],
    ['1e3', null],
    ['$5', null],
    ['ten', null],
    ['', null],
  ])('typed as %j is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['1.125', 1.125],
    ['1,125', 1125],
    ['1.000.000', 1_000_000],
    ['1,125.500', 1125.5],
  ])('with thousandths, typed as %j is %s', (text, amount) => {
    expect(readAmount(text, 3)).toBe(amount);
  });
});
