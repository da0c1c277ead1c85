import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { misfitsAt } from '#tests/support/layout/layout-problems-at-widths.ts';
import { unchanged } from '#tests/support/rewritten-provider-content.ts';

/** Every kind of layout once; the table in languages.full.tsx has every screen and language. */
const SHORT_TABLE = ['the dashboard', 'a callback', 'the plans to change to'];

afterEach(() => page.viewport(1280, 800));

describe('in Arabic', () => {
  it.each(SHORT_TABLE)('%s fits on a phone and a desktop', async (name) => {
    expect(await misfitsAt(name, [320, 1440], unchanged, { language: 'ar' })).toEqual({});
  });
});
