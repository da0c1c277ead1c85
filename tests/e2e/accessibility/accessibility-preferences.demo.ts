import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '#tests/e2e/support/accessibility.ts';
import { SCREENS } from '#tests/e2e/support/screens.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

/** A screen or a layer of each kind. The field of the palette has no ring but its caret. */
const NAMES = ['the log-in', 'the dashboard', 'the keys', 'the versions', 'billing', 'my profile'] as const;

/** Null where a ring is drawn, else the element without one. */
const findRingless = (page: Page) =>
  page.evaluate(() => {
    const ringed = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    const focused = document.activeElement;
    // The box of a checkbox or a radio is drawn beside it, and that of a search around it.
    const drawn = [
      focused,
      focused?.parentElement ?? null,
      focused?.nextElementSibling ?? null,
      focused?.closest('label') ?? null,
    ];
    return drawn.some(ringed) ? null : (focused?.outerHTML.slice(0, 200) ?? 'nothing');
  });

test.describe('in forced colors', LONG, () => {
  for (const name of NAMES) {
    test(`${name}: shows where the focus is`, async ({ page, open }) => {
      const { scenario, path, act, only } = SCREENS[name]!;
      await page.setViewportSize(only ? PHONE : DESKTOP);
      await page.emulateMedia({ forcedColors: 'active' });
      await open(path, { scenario });
      await act(page);
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) continue;
        expect(await findRingless(page)).toBeNull();
      }
    });
  }
});
