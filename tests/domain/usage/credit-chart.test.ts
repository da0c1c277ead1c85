import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnAt, creditChart, MAX_LAYERS, ticksUpTo } from '#src/domain/usage/credit-chart.ts';
import { type CreditHistory, hasFigureForEachStart, isOldestFirst } from '#src/domain/usage/credits-over-time.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

/** A series for each list of credits, called a, b, c, … */
function history(...credits: readonly (readonly number[])[]): CreditHistory {
  const starts = (credits[0] ?? []).map((_, index) => index * DAY_MS);
  const series = credits.map((figures, index) => {
    const name = String.fromCharCode(97 + index);
    return { id: `id-${name}`, name: name.toUpperCase(), credits: figures };
  });
  return { step: 'day', starts, series };
}

const namesOf = (of: CreditHistory) => creditChart(of).layers.map(({ name }) => name);

describe('the chart of credits over time', () => {
  it('stacks the largest series first, each on those before it', () => {
    const chart = creditChart(history([1, 0, 2], [10, 20, 30]));
    expect(chart.layers).toEqual([
      { id: 'id-b', name: 'B', isOther: false, color: 0, total: 60, credits: [10, 20, 30], bottoms: [0, 0, 0] },
      { id: 'id-a', name: 'A', isOther: false, color: 1, total: 3, credits: [1, 0, 2], bottoms: [10, 20, 30] },
    ]);
    expect(chart).toMatchObject({ totals: [11, 20, 32], total: 63, ticks: [0, 10, 20, 30, 40] });
  });

  it('has the rest last, however large it is', () => {
    const { starts, step, series } = history([1], [2]);
    const rest = { id: 'other', name: 'No key', credits: [500] };
    const { layers } = creditChart({ starts, step, series: [rest, ...series] });
    expect(layers.map(({ name, color }) => [name, color])).toEqual([
      ['B', 0],
      ['A', 1],
      ['No key', 4],
    ]);
  });

  it('leaves out a series without credits, and counts figures below nothing as none', () => {
    expect(creditChart(history([0, -7], [-3, 4]))).toMatchObject({ layers: [{ name: 'B', total: 4 }], totals: [0, 4] });
  });

  it('shows an unnamed series by its id', () => {
    const { starts, step, series } = history([1]);
    expect(namesOf({ starts, step, series: series.map((one) => ({ ...one, name: '' })) })).toEqual(['id-a']);
  });

  it('adds the smallest series beyond the colors to the rest', () => {
    const chart = creditChart(history(...Array.from({ length: 10 }, (_, index) => [10 - index])));
    expect(chart.layers.map(({ name, total }) => `${name}${total}`)).toEqual([...['A10', 'B9', 'C8', 'D7'], '21']);
    expect(chart.layers.at(-1)?.isOther).toBe(true);
  });

  it.each([
    [4, ['A', 'B', 'C', 'D', 'No key']],
    [5, ['A', 'B', 'C', 'D', 'No key']],
  ])('shows %d series and the rest in five layers, the rest with its name', (count, names) => {
    const { starts, step, series } = history(...Array.from({ length: count }, (_, index) => [10 - index]));
    const rest = { id: 'other', name: 'No key', credits: [3] };
    const { layers } = creditChart({ starts, step, series: [rest, ...series] });
    expect(layers.map(({ name }) => name)).toEqual(names);
    expect(layers.at(-1)).toMatchObject({ total: count === 4 ? 3 : 9, isOther: true });
  });

  it('has no column beside the chart', () => {
    const chart = creditChart(history([1, 2]));
    expect([-1, 0, 1, 2].map((index) => columnAt(chart, index)?.total)).toEqual([undefined, 1, 2, undefined]);
  });

  it('is empty without series', () => {
    const chart = creditChart({ step: 'hour', starts: [0, 1], series: [] });
    expect(chart).toMatchObject({ layers: [], totals: [0, 0], total: 0, ticks: [0, 1] });
  });

  it('never loses a credit, whatever is sent', () => {
    const lists = fc
      .integer({ min: 0, max: 12 })
      .chain((count) => fc.array(fc.array(fc.nat(1e6), { minLength: count, maxLength: count }), { maxLength: 12 }));
    fc.assert(
      fc.property(lists, (credits) => {
        const chart = creditChart(history(...credits));
        expect(chart.total).toBe(credits.flat().reduce((sum, figure) => sum + figure, 0));
        expect(chart.layers.length).toBeLessThanOrEqual(MAX_LAYERS);
        chart.starts.forEach((_, index) => {
          const column = columnAt(chart, index);
          expect(column?.parts.reduce((sum, part) => sum + part.credits, 0)).toBe(column?.total);
          const last = column?.parts.at(-1);
          expect((last?.layer.bottoms[index] ?? 0) + (last?.credits ?? 0)).toBe(column?.total);
        });
        expect(chart.ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...chart.totals));
      }),
    );
  });
});

describe('a column', () => {
  it('has the layers that used something, in their colors', () => {
    const chart = creditChart(history([5, 5], [12, 0], [1, 2]));
    const column = columnAt(chart, 1);
    expect(column).toMatchObject({ start: DAY_MS, total: 7 });
    expect(column?.parts.map(({ layer, credits }) => [layer.name, layer.color, credits])).toEqual([
      ['A', 1, 5],
      ['C', 2, 2],
    ]);
    expect(columnAt(chart, 2)).toBeUndefined();
  });
});

describe('the scale', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [9, [0, 3, 6, 9]],
    [40, [0, 10, 20, 30, 40]],
    [41, [0, 20, 40, 60]],
    [56_024, [0, 20_000, 40_000, 60_000]],
    [9_007_199_254_740_991, [0, 2.5e15, 5e15, 7.5e15, 1e16]],
  ])('up to %i has lines at %j', (highest, ticks) => {
    expect(ticksUpTo(highest)).toEqual(ticks);
  });
});

describe('a history', () => {
  it.each([
    ['a figure for each start', [0, DAY_MS], [1, 2], true],
    ['nothing at all', [], [], true],
    ['too few figures', [0, DAY_MS], [1], false],
    ['too many figures', [0], [1, 2], false],
  ])('with %s', (_, starts, credits, whole) => {
    expect(hasFigureForEachStart({ starts, series: [{ id: 'a', name: 'A', credits }] })).toBe(whole);
  });

  it.each([
    [[], true],
    [[0, 1, 5], true],
    [[1, 1], false],
    [[1, 0], false],
  ])('that starts at %j', (starts, inOrder) => {
    expect(isOldestFirst(starts)).toBe(inOrder);
  });
});
