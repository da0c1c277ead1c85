import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EVERY_SCREEN } from '#tests/support/every-screen.ts';
import { misfitsAt } from '#tests/support/layout-problems-at-widths.ts';
import { unchanged } from '#tests/support/rewritten-provider-content.ts';

const root = document.documentElement;

beforeEach(() => {
  root.dir = 'rtl';
});

afterEach(async () => {
  root.removeAttribute('dir');
  await page.viewport(1280, 800);
});

describe('from right to left', () => {
  it.each(Object.keys(EVERY_SCREEN))('%s fits at every width', async (name) => {
    expect(await misfitsAt(name, [320, 390, 768, 1440], unchanged)).toEqual({});
  });
});
