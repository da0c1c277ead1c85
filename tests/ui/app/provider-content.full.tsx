import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EVERY_SCREEN } from '#tests/support/screens/every-screen.ts';
import { misfitsAt, type RewriteTarget } from '#tests/support/layout/layout-problems-at-widths.ts';
import {
  hugeAmounts,
  emptyText,
  longWord,
  type Rewrite,
  rightToLeftText,
} from '#tests/support/rewritten-provider-content.ts';

/** A phone, a tablet and a desktop; 720 is 1440 at 200 % zoom. */
const WIDTHS = [320, 390, 720, 768, 1440];

const REWRITES: readonly (readonly [name: string, rewrite: Rewrite, place: RewriteTarget])[] = [
  ['each text of each reply is one word of 400 characters', longWord, 'replies'],
  ['each text of each reply is one word from the right', rightToLeftText, 'replies'],
  ['each text of each reply is empty', emptyText, 'replies'],
  ['each amount of each reply is of 22 digits', hugeAmounts, 'replies'],
  ['the provider has one word of 400 characters for each text of the console', longWord, 'translations'],
];

afterEach(() => page.viewport(1280, 800));

describe.each(REWRITES)('where %s', (_, rewrite, target) => {
  it.each(Object.keys(EVERY_SCREEN))('%s fits at every width', async (name) => {
    expect(await misfitsAt(name, WIDTHS, rewrite, { target })).toEqual({});
  });
});
