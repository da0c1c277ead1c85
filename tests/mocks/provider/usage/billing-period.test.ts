import { describe, expect, it } from 'vitest';
import { creditsUsed, dayOf, periodAt, startOfPeriod } from '#mocks/provider/usage/billing-period.ts';

const seconds = (text: string) => Date.parse(`${text}Z`) / 1000;
const day = (time: number) => new Date(time * 1000).toISOString().slice(0, 19);

const madeAt = seconds('2026-11-21T09:00:00');
const firstStart = startOfPeriod(madeAt, 20);

describe('a billing period of the simulation', () => {
  it('starts with a day', () => {
    expect(day(dayOf(madeAt))).toBe('2026-11-21T00:00:00');
    expect(day(firstStart)).toBe('2026-11-01T00:00:00');
    expect(day(startOfPeriod(madeAt, 0))).toBe('2026-11-21T00:00:00');
  });

  it.each([
    { at: '2026-11-21T09:00:00', start: '2026-11-01T00:00:00', end: '2026-11-30T23:59:59' },
    { at: '2026-11-30T23:59:59', start: '2026-11-01T00:00:00', end: '2026-11-30T23:59:59' },
    { at: '2026-12-01T00:00:00', start: '2026-12-01T00:00:00', end: '2026-12-30T23:59:59' },
    { at: '2027-11-21T09:00:00', start: '2027-10-27T00:00:00', end: '2027-11-25T23:59:59' },
    { at: '2026-10-31T23:59:59', start: '2026-10-02T00:00:00', end: '2026-10-31T23:59:59' },
  ])('runs from $start to $end at $at', ({ at, start, end }) => {
    const period = periodAt(firstStart, seconds(at));
    expect({ start: day(period.start), end: day(period.end) }).toEqual({ start, end });
  });
});

describe('the credits that an account has used', () => {
  it.each([
    { what: 'when its data are created', at: '2026-11-21T09:00:00', used: 700 },
    { what: 'until the end of that day', at: '2026-11-21T23:59:59', used: 700 },
    { what: 'on the next day', at: '2026-11-22T00:00:00', used: 710 },
    { what: 'on the last day of the period', at: '2026-11-30T23:59:59', used: 790 },
    { what: 'on the first day of the next period', at: '2026-12-01T12:00:00', used: 0 },
    { what: 'on its last day', at: '2026-12-30T12:00:00', used: 290 },
    { what: 'in the one after that', at: '2027-01-02T12:00:00', used: 20 },
    { what: 'on the day before its data are created', at: '2026-11-20T12:00:00', used: 690 },
    { what: 'in an earlier period', at: '2026-10-04T12:00:00', used: 20 },
  ])('are $used $what', ({ at, used }) => {
    const course = { firstStart, madeAt, usedBefore: 700, creditsPerDay: 10 };
    expect(creditsUsed(course, seconds(at))).toBe(used);
  });

  it('are never less than none', () => {
    const course = { firstStart, madeAt, usedBefore: 5, creditsPerDay: 10 };
    expect(creditsUsed(course, seconds('2026-11-19T12:00:00'))).toBe(0);
  });
});
