import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { misfitsAt } from '#tests/support/layout-problems-at-widths.ts';
import { unchanged } from '#tests/support/rewritten-provider-content.ts';

/** Every kind of layout once; the long table has every screen. */
const SHORT_TABLE = ['the dashboard', 'the keys', 'a callback', 'the plans to change to'];

const root = document.documentElement;

beforeEach(() => {
  root.dir = 'rtl';
});

afterEach(async () => {
  root.removeAttribute('dir');
  await page.viewport(1280, 800);
});

describe('from right to left', () => {
  it.each(SHORT_TABLE)('%s fits at every width', async (name) => {
    expect(await misfitsAt(name, [320, 1440], unchanged)).toEqual({});
  });
});
