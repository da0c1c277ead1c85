import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EXTREME_PAGES, flawsOf, type ValueFor } from '#tests/support/wire-pages/extreme-pages.ts';
import { EXTREME_FIGURES, EXTREME_INSTANTS } from '#tests/support/wire-pages/extreme-values.ts';
import { findLayoutProblems } from '#tests/support/layout/layout-problems.ts';

afterEach(() => page.viewport(1280, 800));

const isInFirstEntry = (path: readonly (string | number)[]) =>
  path.every((step) => typeof step === 'string' || step === 0);

const EXTREMES: readonly (readonly [name: string, valueFor: ValueFor])[] = [
  ...EXTREME_INSTANTS.flatMap((value): (readonly [string, ValueFor])[] => [
    [`each time is ${value}`, ({ kind }) => (kind === 'instant' ? value : undefined)],
    [
      `each time of the first entries is ${value}`,
      ({ kind, path }) => (kind === 'instant' && isInFirstEntry(path) ? value : undefined),
    ],
  ]),
  ...EXTREME_FIGURES.map((value): readonly [string, ValueFor] => [
    `each number is ${value}`,
    ({ kind }) => (kind === 'figure' ? value : undefined),
  ]),
];

describe.each(EXTREMES)('where %s', (_, valueFor) => {
  it.each(EXTREME_PAGES)('%s of %s is whole', async (...opened) => {
    expect(await flawsOf(opened, valueFor)).toEqual([]);
    for (const width of [320, 1280]) {
      await page.viewport(width, 800);
      expect(findLayoutProblems()).toEqual([]);
    }
  });
});
