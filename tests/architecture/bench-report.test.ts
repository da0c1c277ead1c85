import { describe, expect, it } from 'vitest';
import { besides, toLines, toTable } from '#tools/scripts/bench/report.mjs';

const goal = { ms: 120, ratio: 1.5 };
const section = {
  title: 'Clicks',
  about: 'Medians.',
  figures: [besides('first visit', [330, 220], 'plain table', goal), { name: 'heap', measured: '8.7 MiB' }],
};

describe('a figure of the benchmarks', () => {
  it.each([
    { ours: 150, other: 100, met: true, why: 'by its ratio, however slow the machine' },
    { ours: 120, other: 60, met: true, why: 'by its time, however fast the other page' },
    { ours: 151, other: 100, met: false, why: 'neither by its ratio nor by its time' },
  ])('reaches its goal or not $why', ({ ours, other, met }) => {
    expect(besides('first visit', [ours, other], 'plain table', goal).met).toBe(met);
  });

  it('counts by its ratio alone where the goal is no time', () => {
    expect(besides('largest paint', [1, 2], 'empty page', { ratio: 0.45 })).toMatchObject({
      ratio: 0.5,
      goal: '≤ 0.45 ×',
      met: false,
    });
  });

  it('reaches nothing and misses nothing without a goal', () => {
    expect(besides('first row', [3, 2], 'plain table')).toEqual({
      name: 'first row',
      measured: '3 ms',
      beside: 'plain table 2 ms',
      ratio: 1.5,
    });
  });
});

describe('a section of the benchmarks', () => {
  it('is printed in columns', () => {
    expect(toLines(section).slice(3)).toEqual([
      '  first visit   330 ms    plain table 220 ms   1.50 ×   ≤ 120 ms or ≤ 1.5 ×   met',
      '  heap          8.7 MiB',
    ]);
  });

  it('is written as a table without empty columns', () => {
    const table = toTable({ ...section, figures: section.figures.slice(1) });
    expect(table.split('\n')).toEqual([
      '## Clicks',
      '',
      'Medians.',
      '',
      '|  | measured |',
      '| --- | --- |',
      '| heap | 8.7 MiB |',
    ]);
  });
});
