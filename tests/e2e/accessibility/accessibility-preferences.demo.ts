import type { Page } from '@playwright/test';
import { DESKTOP } from '#tests/e2e/support/accessibility.ts';
import { logInButton } from '#tests/e2e/support/steps.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A screen or a layer of each kind. The field of the palette has no ring but its caret. */
const SCREENS: Readonly<Record<string, readonly [path: string, act: (page: Page) => Promise<unknown>]>> = {
  'the log-in': ['/auth/login', (page) => logInButton(page).waitFor()],
  'the dashboard': ['/dashboard', (page) => page.getByText('of 6 done').waitFor()],
  'the keys': ['/api-keys', (page) => page.getByText('Showing 10 keys').waitFor()],
  'the versions': ['/api-keys', (page) => press(page, 'Change version')],
  billing: ['/billing', (page) => page.getByText('Showing 10 invoices').waitFor()],
  'the access tokens': ['/account#tokens', (page) => page.getByText('terraform').waitFor()],
};

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
  for (const [name, [path, act]] of Object.entries(SCREENS)) {
    test(`${name}: shows where the focus is`, async ({ page, open }) => {
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ forcedColors: 'active' });
      await open(path, { scenario: path === '/auth/login' ? 'visitor' : 'active-customer' });
      await act(page);
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) continue;
        expect(await findRingless(page)).toBeNull();
      }
    });
  }
});
