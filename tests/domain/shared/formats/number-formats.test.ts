import { describe, expect, it } from 'vitest';
import { formatsIn } from '#src/domain/shared/formats.ts';

const english = formatsIn('en');

describe('an amount in English', () => {
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
    expect(english.dollars(cents)).toBe(text);
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
    expect(english.count(credits)).toBe(text);
  });

  it.each([
    { amount: 190_800, currency: 'USD', text: '$1,908.00' },
    { amount: 190_800, currency: 'usd', text: '$1,908.00' },
    { amount: 190_800, currency: 'EUR', text: '€1,908.00' },
    { amount: 190_800, currency: 'JPY', text: '¥1,908' },
    { amount: 190_800, currency: 'CAD', text: 'CA$1,908.00' },
    { amount: 125_400_000_000_000, currency: 'EUR', text: '€1.25T' },
    { amount: 190_800, currency: 'US dollars', text: '1,908.00 US dollars' },
    { amount: 125_400_000_000_000, currency: 'coins', text: '1.25T coins' },
    { amount: 190_800, currency: '', text: '1,908.00' },
  ])('of $amount in "$currency" is formatted as $text', ({ amount, currency, text }) => {
    expect(english.amount(amount, currency)).toBe(text);
  });

  it.each([
    [0, '0%'],
    [0.0001, '<0.1%'],
    [0.00049, '<0.1%'],
    [0.0005, '0.1%'],
    [0.4301, '43.0%'],
    [1, '100.0%'],
  ])('shows a share of %d as %s, if it is exact', (share, text) => {
    expect(english.exactShare(share)).toBe(text);
  });

  it.each([
    [0, '0%'],
    [112, '112%'],
    [1_120_480, '1,120,480%'],
    [999_999_999_999, '999,999,999,999%'],
    [1e12, '1T%'],
    [1e15, '1E15%'],
  ])('shows %d percent as %s', (percent, text) => {
    expect(english.percent(percent)).toBe(text);
  });

  it.each([
    [0, '0%'],
    [0.02, '2%'],
    [0.0244, '2.4%'],
    [1, '100%'],
  ])('shows a share of %d as %s, with a decimal only if there is one', (share, text) => {
    expect(english.share(share)).toBe(text);
  });

  it('is never longer than 20 characters, whatever its order of magnitude', () => {
    const orders = Array.from({ length: 309 }, (_, exponent) => 10 ** exponent * 1.234_567_89);
    const { count, dollars } = english;
    const longest = orders.flatMap((amount) => [dollars(amount), dollars(-amount), count(amount), count(-amount)]);
    expect(longest.filter((text) => text.length > 20)).toEqual([]);
  });
});

describe('the numbers of a language', () => {
  it.each([
    {
      language: 'bg',
      counts: ['1234', '12\u00a0345', '1,25\u00a0трлн.'],
      dollars: ['1908,00\u00a0$', '-1908,00\u00a0$', '1,25\u00a0трлн.\u00a0$', '1\u00a0$'],
      shares: ['112%', '2,4%', '43,0%', '<0,1%'],
      amounts: ['1908,00\u00a0€', '1908\u00a0JPY', '1908,00 монети'],
    },
    {
      language: 'de',
      counts: ['1.234', '12.345', '1,25\u00a0Bio.'],
      dollars: ['1.908,00\u00a0$', '-1.908,00\u00a0$', '1,25\u00a0Bio.\u00a0$', '1\u00a0$'],
      shares: ['112\u00a0%', '2,4\u00a0%', '43,0\u00a0%', '<0,1\u00a0%'],
      amounts: ['1.908,00\u00a0€', '1.908\u00a0¥', '1.908,00 монети'],
    },
    {
      language: 'es',
      counts: ['1234', '12.345', '1,25\u00a0B'],
      dollars: ['1908,00\u00a0$', '-1908,00\u00a0$', '1,25\u00a0B\u00a0$', '1\u00a0$'],
      shares: ['112\u00a0%', '2,4\u00a0%', '43,0\u00a0%', '<0,1\u00a0%'],
      amounts: ['1908,00\u00a0€', '1908\u00a0JPY', '1908,00 монети'],
    },
    {
      language: 'ar',
      counts: ['1,234', '12,345', '1.25\u00a0ترليون'],
      dollars: [
        '\u200f1,908.00\u00a0$',
        '\u200f\u200e-1,908.00\u00a0$',
        '\u200f1.25\u00a0ترليون\u00a0$',
        '\u200f1\u00a0$',
      ],
      shares: ['112\u200e%\u200e', '2.4\u200e%\u200e', '43.0\u200e%\u200e', '<0.1\u200e%\u200e'],
      amounts: ['\u200f1,908.00\u00a0€', '\u200f1,908\u00a0JP¥', '1,908.00 монети'],
    },
  ])('follow $language', ({ language, counts, dollars, shares, amounts }) => {
    const formats = formatsIn(language);
    expect([1234, 12_345, 1.25e12].map(formats.count)).toEqual(counts);
    expect([...[190_800, -190_800, 1.25e14].map(formats.dollars), formats.wholeDollars(1)]).toEqual(dollars);
    const { percent, share, exactShare } = formats;
    expect([percent(112), share(0.0244), exactShare(0.43), exactShare(0.0001)]).toEqual(shares);
    expect(['EUR', 'JPY', 'монети'].map((currency) => formats.amount(190_800, currency))).toEqual(amounts);
  });
});

describe('a decimal figure', () => {
  it.each([
    ['en', '1000.05', '1,000.05'],
    ['de', '0.0005', '0,0005'],
    ['de', '1000', '1.000'],
    ['es', '0.2', '0,2'],
    ['bg', '0.000000000000000001', '0,000000000000000001'],
    ['ar', '0.05', '0.05'],
    ['de', 'about 5', 'about 5'],
    ['de', '', ''],
  ])('has the mark of %s and every digit: "%s" is "%s"', (language, figure, text) => {
    expect(formatsIn(language).decimal(figure)).toBe(text);
  });
});

describe('the price of a plan', () => {
  it.each([
    [15_900, undefined, '$159'],
    [15_950, undefined, '$159.50'],
    [15_900, 'EUR', '€159'],
    [15_950, 'EUR', '€159.50'],
    [1_500_00, 'JPY', '¥1,500'],
    [1125.5, 'KWD', 'KWD\u00a011.255'],
    [15_900, 'coins', '159.00 coins'],
  ])('of %d hundredths in %s is %s', (hundredths, currency, text) => {
    expect(formatsIn('en').price(hundredths, currency)).toBe(text);
  });
});
