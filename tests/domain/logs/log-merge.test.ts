import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prependNewer, appendOlder } from '#src/domain/logs/log-merge.ts';

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id: String(id) }));

/** A log from `top` down to 1, of which a stretch is shown and a stretch from the top was read. */
const stretches = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.nat(40), fc.nat(40), fc.nat(40))
  .map(([top, from, length, read]) => {
    const log = rows(...Array.from({ length: top }, (_, nth) => top - nth));
    return { log, from, shown: log.slice(from, from + length), newest: log.slice(0, read) };
  });

describe('what is newer', () => {
  it.each([
    { shown: [3, 2, 1], newest: [5, 4, 3], merged: [5, 4, 3, 2, 1] },
    { shown: [3, 2, 1], newest: [3, 2], merged: [3, 2, 1] },
    { shown: [3, 2, 1], newest: [6, 5], merged: null },
    { shown: [3, 2, 1], newest: [], merged: null },
    { shown: [], newest: [2, 1], merged: [2, 1] },
    { shown: [3, 1], newest: [4, 1], merged: [4, 3, 1] },
  ])('goes in front: $newest before $shown is $merged', ({ shown, newest, merged }) => {
    expect(prependNewer(rows(...shown), rows(...newest))).toEqual(merged && rows(...merged));
  });

  it('leaves no gap, repeats nothing and preserves the order of the log', () => {
    fc.assert(
      fc.property(stretches, ({ log, from, shown, newest }) => {
        const merged = prependNewer(shown, newest);
        if (merged === null) expect(newest.length).toBeLessThanOrEqual(from);
        else expect(merged).toEqual(log.slice(0, shown.length === 0 ? newest.length : from + shown.length));
      }),
    );
  });

  it('is the same list when there is nothing newer, so that nothing is drawn again', () => {
    const shown = rows(3, 2, 1);
    expect(prependNewer(shown, rows(3, 2))).toBe(shown);
  });
});

describe('what is older', () => {
  it('goes behind, each once', () => {
    expect(appendOlder(rows(5, 4, 3), rows(4, 3, 2, 1))).toEqual(rows(5, 4, 3, 2, 1));
  });
});
