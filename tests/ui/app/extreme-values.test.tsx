import { expect, it } from 'vitest';
import { EXTREME_PAGES, flawsOf, inTurn } from '#tests/support/wire-pages/extreme-pages.ts';
import { findLayoutProblems } from '#tests/support/layout/layout-problems.ts';

it.each(EXTREME_PAGES)('%s of %s is whole with an extreme in each number and time', async (...page) => {
  expect(await flawsOf(page, inTurn)).toEqual([]);
  expect(findLayoutProblems()).toEqual([]);
});
