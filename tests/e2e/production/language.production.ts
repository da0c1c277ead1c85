import type { Page } from '@playwright/test';
import { DRAWN, holdConsole } from '#tests/e2e/support/drawn-screen.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Values are isolated from right to left. */
const ARABIC_TITLE = 'تسجيل الدخول إلى \u2068Gatehouse\u2069';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const languageOf = (page: Page) => page.locator('html').evaluate(({ lang, dir }: HTMLElement) => `${lang} ${dir}`);
const emailIn = (page: Page) => page.locator('input[name="email"]');

test.describe('the language of the log-in screen', () => {
  test('is the stored one before and after the console has loaded, and what is typed stays', async ({ page, open }) => {
    const stored = await page.addInitScript(() => localStorage.setItem('gatehouse.language', 'de'));
    await open('/auth/login');
    // The journeys of a worker share the page.
    await stored.dispose();
    const release = await holdConsole(page);
    await expect(heading(page, 'Bei Gatehouse anmelden')).toBeVisible();
    expect(await languageOf(page)).toBe('de ltr');
    await expect(page.locator(DRAWN)).toBeVisible();
    await emailIn(page).fill('elena@northwall.example');
    release();
    await expect(page.locator(DRAWN)).toHaveCount(0);
    await expect(heading(page, 'Bei Gatehouse anmelden')).toBeVisible();
    await expect(page).toHaveTitle('Anmelden · Gatehouse');
    await expect(emailIn(page)).toHaveValue('elena@northwall.example');
  });

  test('is chosen on the drawn screen, and changes without losing what is typed', async ({ page, open, reload }) => {
    await open('/auth/login');
    const release = await holdConsole(page);
    await emailIn(page).fill('elena@northwall.example');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await page.locator('h1').click();
    release();
    await expect(heading(page, 'Bei Gatehouse anmelden')).toBeVisible();
    await expect(emailIn(page)).toHaveValue('elena@northwall.example');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('العربية');
    await expect(heading(page, ARABIC_TITLE)).toBeVisible();
    expect(await languageOf(page)).toBe('ar rtl');
    await expect(emailIn(page)).toHaveValue('elena@northwall.example');
    await reload();
    await expect(heading(page, ARABIC_TITLE)).toBeVisible();
  });
});
