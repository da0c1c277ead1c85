import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findCoveredFocus } from '#tests/support/accessibility/covered-focus.ts';
import { EVERY_SCREEN } from '#tests/support/screens/every-screen.ts';
import { misfitsAt } from '#tests/support/layout/layout-problems-at-widths.ts';
import { settleAnimations } from '#tests/support/layout/settle-animations.ts';
import { unchanged } from '#tests/support/rewritten-provider-content.ts';

/** The spacing that a person may choose, by WCAG 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

const screens = Object.keys(EVERY_SCREEN);

const countPanels = () => document.querySelectorAll('[data-slot="detail-panel"]').length;

afterEach(() => page.viewport(1280, 800));

describe('with the focus on each control in turn', () => {
  it.each(screens)('%s hides none behind a bar that stays', async (name) => {
    const found: Record<string, readonly string[]> = {};
    const walk = async () => {
      const panels = countPanels();
      for (const [width, height] of [
        [1440, 900],
        [390, 700],
        [320, 256],
      ] as const) {
        await page.viewport(width, height);
        // Over the page, where it has no room beside it, once the code for that is there.
        await waitFor(() => expect(countPanels()).toBe(panels));
        await settleAnimations();
        found[width] = findCoveredFocus();
      }
    };
    await misfitsAt(name, [], unchanged, { whenOpen: walk });
    expect(found).toEqual({ 320: [], 390: [], 1440: [] });
  });
});

describe('with the text spacing of WCAG', () => {
  it.each(screens)('%s fits a phone and a desktop', async (name) => {
    const sheet = document.createElement('style');
    sheet.textContent = TEXT_SPACING;
    const space = () => Promise.resolve(document.head.append(sheet));
    try {
      expect(await misfitsAt(name, [320, 1440], unchanged, { whenOpen: space })).toEqual({});
    } finally {
      sheet.remove();
    }
  });
});
