import type { Page } from '@playwright/test';
import { TOURS } from '#src/application/demo/tours.ts';
import { demoToursMessages } from '#src/application/i18n/en/demo/tours.ts';
import { expectFaultlessAtEveryWidth } from './support/accessibility.ts';
import { expect, LONG, test } from './support/test.ts';

const textOf = (key: string) => demoToursMessages[key as keyof typeof demoToursMessages];
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Starts a tour from the catalog. */
async function start(page: Page, title: string): Promise<void> {
  await page.goto('demo?backend=memory');
  await page.getByRole('link', { name: title, exact: true }).click();
}

/** The page shows what the step points at. */
async function expectStep(page: Page, title: string, step: number, count: number): Promise<void> {
  const shown = card(page, title);
  await expect(shown.getByText(`${step} of ${count}`, { exact: true })).toBeVisible({ timeout: 15_000 });
  // While a list is on its way, what the step points at may be replaced, and a key then does nothing.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const next = shown.getByRole('button', { name: step === count ? 'Done' : 'Next' });
  await expect(next).not.toHaveAttribute('aria-disabled');
  await expect(next).toBeFocused();
}

for (const { title: key, name, steps } of TOURS) {
  const title = textOf(key);
  test(`the tour ${name} is played by one key`, async ({ page }) => {
    await start(page, title);
    for (const index of steps.keys()) {
      await expectStep(page, title, index + 1, steps.length);
      if (index + 1 < steps.length) await page.keyboard.press('ArrowRight');
    }
    await expect(card(page, title).getByRole('status')).toHaveText(textOf(steps.at(-1)?.message ?? ''));
    await page.keyboard.press('Enter');
    await expect(card(page, title)).toHaveCount(0);
  });
}

test('a tour has no accessibility violations, wide and narrow', LONG, async ({ page }) => {
  await start(page, 'First call');
  await expectStep(page, 'First call', 1, 7);
  await expectFaultlessAtEveryWidth(page);
});
