import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntil, expiryWarning } from '#src/domain/api-keys/key-expiry.ts';
import {
  CREDITS_MAX,
  endOfDay,
  expiryIn,
  isSameLimits,
  NO_LIMITS,
  readWholeNumber,
} from '#src/domain/api-keys/key-limits.ts';
import { hasLimits, limitsOfSuccessor } from '#src/domain/api-keys/inherited-limits.ts';
import { dateOf, DAY_MS } from '#src/domain/shared/dates.ts';

const NOW = Date.UTC(2026, 10, 20, 14, 22);

describe('the limits that a provider saved', () => {
  it.each([
    {
      sent: { ipRanges: ['203.0.113.7', '2001:db8::1'] },
      saved: { ipRanges: ['2001:DB8::1/128', '203.0.113.7/32'] },
      same: true,
    },
    { sent: { origins: ['https://app.example.com'] }, saved: { origins: ['https://App.example.com/'] }, same: true },
    { sent: { expiresAt: NOW + 1 }, saved: { expiresAt: NOW }, same: true },
    { sent: { ipRanges: ['203.0.113.7'] }, saved: { ipRanges: ['203.0.113.0/24'] }, same: false },
    { sent: { origins: ['https://app.example.com'] }, saved: {}, same: false },
    { sent: { callsPerSecond: 1.125 }, saved: { callsPerSecond: 1125 }, same: false },
    { sent: { others: { contracts: ['0xAb'] } }, saved: { others: { contracts: ['0xab'], more: 1 } }, same: true },
    { sent: { others: { contracts: ['0xab'] } }, saved: {}, same: false },
    { sent: { others: { note: 'x' } }, saved: { others: { note: 'y' } }, same: true },
  ])('are $same those that were sent: $sent, $saved', ({ sent, saved, same }) => {
    expect(isSameLimits({ ...NO_LIMITS, ...sent }, { ...NO_LIMITS, ...saved })).toBe(same);
  });
});

describe('the limits of a key', () => {
  it('are none where nothing is limited', () => {
    expect(hasLimits(NO_LIMITS)).toBe(false);
    expect(hasLimits({ ...NO_LIMITS, others: { contracts: [], note: 'x', sizes: [1] } })).toBe(false);
  });

  it.each([
    { expiresAt: NOW },
    { origins: ['https://app.example.com'] },
    { ipRanges: ['203.0.113.7'] },
    { products: ['nodes'] },
    { blockchains: ['ethereum'] },
    { callsPerSecond: 5 },
    { credits: { amount: 100, period: 'day' } as const },
    { others: { contracts: ['0xab'] } },
  ])('are some with $expiresAt$origins$ipRanges$products$blockchains$callsPerSecond$credits$others', (limit) => {
    expect(hasLimits({ ...NO_LIMITS, ...limit })).toBe(true);
  });
});

describe('the end of a key', () => {
  it.each([
    { expiresAt: undefined, warning: null },
    { expiresAt: null, warning: null },
    { expiresAt: NOW + 7 * DAY_MS + 1, warning: null },
    { expiresAt: NOW + 7 * DAY_MS, warning: 'soon' },
    { expiresAt: NOW + 1, warning: 'soon' },
    { expiresAt: NOW, warning: 'expired' },
    { expiresAt: NOW - DAY_MS, warning: 'expired' },
  ])('at $expiresAt is a warning: $warning', ({ expiresAt, warning }) => {
    expect(expiryWarning(expiresAt, NOW)).toBe(warning);
  });

  it.each([
    { at: NOW + 1, days: 1 },
    { at: NOW + DAY_MS, days: 1 },
    { at: NOW + DAY_MS + 1, days: 2 },
    { at: NOW - DAY_MS, days: 0 },
  ])('is in $days days at $at', ({ at, days }) => {
    expect(daysUntil(at, NOW)).toBe(days);
  });

  it.each([
    { date: '2027-01-31', at: Date.UTC(2027, 0, 31, 23, 59, 59) },
    { date: '2028-02-29', at: Date.UTC(2028, 1, 29, 23, 59, 59) },
    { date: '2027-02-29', at: null },
    { date: '2027-13-01', at: null },
    { date: '0000-00-00', at: null },
    { date: '31.1.2027', at: null },
    { date: '', at: null },
  ])('on $date is at $at', ({ date, at }) => {
    expect(endOfDay(date)).toBe(at);
  });

  it('is on the day that was chosen', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(8e12), noInvalidDate: true }), (date) => {
        const day = dateOf(date.getTime());
        expect(dateOf(endOfDay(day)!)).toBe(day);
      }),
    );
  });

  it('is a number of days from now', () => {
    expect(expiryIn(90, NOW)).toBe(Date.UTC(2027, 1, 18, 14, 22));
  });
});

describe('the limits of a key that replaces another', () => {
  const limits = { ...NO_LIMITS, origins: ['https://app.example.com'] };

  it.each([
    { why: 'no end stays none', expiresAt: null, createdAt: NOW - DAY_MS, successor: null },
    { why: 'as long a life', expiresAt: NOW + 3 * DAY_MS, createdAt: NOW - 87 * DAY_MS, successor: NOW + 90 * DAY_MS },
    {
      why: 'as long a life after its end',
      expiresAt: NOW - DAY_MS,
      createdAt: NOW - 31 * DAY_MS,
      successor: NOW + 30 * DAY_MS,
    },
    { why: 'the same end, far off', expiresAt: NOW + 60 * DAY_MS, createdAt: null, successor: NOW + 60 * DAY_MS },
    { why: 'none instead of an end too near', expiresAt: NOW + DAY_MS, createdAt: null, successor: null },
    { why: 'none instead of a past one', expiresAt: NOW - DAY_MS, createdAt: null, successor: null },
    { why: 'an end before its creation', expiresAt: NOW - DAY_MS, createdAt: NOW, successor: null },
  ])('have $why', ({ expiresAt, createdAt, successor }) => {
    expect(limitsOfSuccessor({ ...limits, expiresAt }, createdAt, NOW)).toEqual({ ...limits, expiresAt: successor });
  });
});

describe('a whole number as it is typed', () => {
  it.each([
    ['1', 1],
    ['250', 250],
    [' 1000 ', 1000],
    ['1,000', 1000],
    ['1.000.000', 1_000_000],
    ['1 000 000', 1_000_000],
    ['1\u202f000', 1000],
    ['١٢', 12],
    ['1’000', 1000],
    ['５0', 50],
    ['0', null],
    ['-5', null],
    ['1.5', null],
    ['1,00', 1],
    ['0.500', null],
    ['1,000.000', 1000],
    ['ten', null],
    ['', null],
    ['1000000000000', CREDITS_MAX],
    ['1000000000001', null],
  ])('%j is %s', (text, value) => {
    expect(readWholeNumber(text, CREDITS_MAX)).toBe(value);
  });
});
