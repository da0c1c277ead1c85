import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EVERY_SCREEN } from '#tests/support/every-screen.ts';
import { misfitsAt } from '#tests/support/layout-problems-at-widths.ts';
import { longWord } from '#tests/support/rewritten-provider-content.ts';

afterEach(() => page.viewport(1280, 800));

/** A part of the full table in provider-content.full.tsx. */
describe('where each text of each response is one word of 400 characters', () => {
  it.each(Object.keys(EVERY_SCREEN))('%s fits a phone', async (name) => {
    expect(await misfitsAt(name, [320, 390], longWord)).toEqual({});
  });
});
