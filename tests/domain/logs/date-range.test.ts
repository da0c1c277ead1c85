import { describe, expect, it } from 'vitest';
import {
  dateRangeProblem,
  formatDateRange,
  hasEnded,
  parseDateRange,
  readDateRange,
  timeBounds,
} from '#src/domain/logs/log-time.ts';

const NOW = Date.UTC(2026, 10, 20, 14, 22);

describe('a range of dates', () => {
  it.each([
    { about: 'of two days', from: '2026-10-01', to: '2026-10-05', problem: null },
    { about: 'of one day', from: '2026-10-01', to: '2026-10-01', problem: null },
    { about: 'up to today', from: '', to: '2026-11-20', problem: null },
    { about: 'without an end', from: '2026-11-20', to: '', problem: null },
    { about: 'of all days', from: '', to: '', problem: null },
    { about: 'from tomorrow on', from: '2026-11-21', to: '', problem: { at: 'from', reason: 'future' } },
    { about: 'up to tomorrow', from: '2026-11-20', to: '2026-11-21', problem: { at: 'to', reason: 'future' } },
    { about: 'that runs backwards', from: '2026-10-05', to: '2026-10-01', problem: { at: 'to', reason: 'reversed' } },
    { about: 'from no day', from: '2026-02-30', to: '2026-10-01', problem: { at: 'from', reason: 'no-day' } },
    { about: 'up to a word', from: '', to: 'today', problem: { at: 'to', reason: 'no-day' } },
    { about: 'from half a year number', from: '0020-10-01', to: '', problem: { at: 'from', reason: 'no-day' } },
  ])('$about has the problem $problem', ({ from, to, problem }) => {
    expect(dateRangeProblem({ from, to }, NOW)).toEqual(problem);
  });

  it.each([
    { text: '2026-10-01..2026-10-05', parsed: '2026-10-01..2026-10-05' },
    { text: '2026-10-01..', parsed: '2026-10-01..' },
    { text: '..2026-10-05', parsed: '..2026-10-05' },
    { text: '2099-01-01..', parsed: '2099-01-01..' },
    { text: '', parsed: '' },
    { text: '..', parsed: '' },
    { text: '2026-10-01', parsed: '' },
    { text: '2026-10-05..2026-10-01', parsed: '' },
    { text: '2026-10-01..2026-10-05..2026-10-09', parsed: '' },
    { text: '2026-10-01..2026-10-32', parsed: '' },
  ])('is read from "$text" as "$parsed"', ({ text, parsed }) => {
    expect(parseDateRange(text)).toBe(parsed);
    expect(formatDateRange(readDateRange(parsed))).toBe(parsed);
  });

  it.each([
    {
      dates: '2026-10-01..2026-10-05',
      bounds: { from: Date.UTC(2026, 9, 1), before: Date.UTC(2026, 9, 6) },
      isOver: true,
    },
    { dates: '2026-11-20..2026-11-20', bounds: { from: Date.UTC(2026, 10, 20), before: Date.UTC(2026, 10, 21) } },
    { dates: '..2026-02-28', bounds: { before: Date.UTC(2026, 2, 1) }, isOver: true },
    { dates: '2026-10-01..', bounds: { from: Date.UTC(2026, 9, 1) } },
    { dates: '', bounds: {} },
  ])('of "$dates" asks for whole days of UTC', ({ dates, bounds, isOver = false }) => {
    expect([timeBounds(dates), hasEnded(dates, NOW)]).toEqual([bounds, isOver]);
  });
});
