import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EVERY_SCREEN } from '../../support/every-screen';
import { misfitsAt } from '../../support/fit-at-widths';
import { oneWord } from '../../support/outside-texts';

afterEach(() => page.viewport(1280, 800));

/** A part of the whole table in outside-texts.full.tsx. */
describe('where each text of each reply is one word of 400 characters', () => {
  it.each(Object.keys(EVERY_SCREEN))('%s fits a phone', async (name) => {
    expect(await misfitsAt(name, [320, 390], oneWord)).toEqual({});
  });
});
