import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EVERY_SCREEN } from '#tests/support/every-screen.ts';
import { misfitsAt, type Place } from '#tests/support/fit-at-widths.ts';
import { hugeAmounts, nothing, oneWord, type Rewrite, rightToLeft } from '#tests/support/outside-texts.ts';

/** A phone, a tablet and a desk, and 720: the half of 1440, which is what is left of it at 200 %. */
const WIDTHS = [320, 390, 720, 768, 1440];

const TEXTS: readonly (readonly [name: string, rewrite: Rewrite, place: Place])[] = [
  ['each text of each reply is one word of 400 characters', oneWord, 'replies'],
  ['each text of each reply is one word from the right', rightToLeft, 'replies'],
  ['each text of each reply is empty', nothing, 'replies'],
  ['each amount of each reply is of 22 digits', hugeAmounts, 'replies'],
  ['the provider has one word of 400 characters for each text of the console', oneWord, 'translations'],
];

afterEach(() => page.viewport(1280, 800));

describe.each(TEXTS)('where %s', (_, rewrite, place) => {
  it.each(Object.keys(EVERY_SCREEN))('%s fits at every width', async (name) => {
    expect(await misfitsAt(name, WIDTHS, rewrite, place)).toEqual({});
  });
});
