import { describe, expect, it } from 'vitest';
import { judged, medianOf, ms, times, toTable } from '#tools/scripts/bench/report.mjs';

const section = {
  title: 'Clicks',
  about: 'Medians.',
  rows: [
    ['', 'console', 'ratio'],
    ['first visit', '330 ms', '1.50 ×'],
    ['second visit', '22 ms', ''],
  ],
};

describe('a figure of the benchmarks', () => {
  it('is the middle of what was measured, whatever its order', () => {
    expect(medianOf([100, 9, 20])).toBe(20);
  });

  it.each([
    { figure: 1.5, inUnit: times, most: 1.5, text: '1.50 × (met: ≤ 1.50 ×)' },
    { figure: 1.51, inUnit: times, most: 1.5, text: '1.51 × (MISSED: ≤ 1.50 ×)' },
    { figure: 101, inUnit: ms, most: 100, text: '101 ms (MISSED: ≤ 100 ms)' },
    { figure: Number.NaN, inUnit: ms, most: 100, text: 'NaN ms (MISSED: ≤ 100 ms)' },
    { figure: 101, inUnit: ms, most: undefined, text: '101 ms' },
  ])('says $text', ({ figure, inUnit, most, text }) => {
    expect(judged(figure, inUnit, most)).toBe(text);
  });
});

describe('a section of the benchmarks', () => {
  it('is a table in columns', () => {
    expect(toTable(section).split('\n')).toEqual([
      '## Clicks',
      '',
      'Medians.',
      '',
      '|              | console | ratio  |',
      '| ---          | ---     | ---    |',
      '| first visit  | 330 ms  | 1.50 × |',
      '| second visit | 22 ms   |        |',
    ]);
  });
});
