import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '#tests/e2e/support/accessibility.ts';
import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** The build of `brand-examples/acme-chain`. */
const BUILD = 'dist-brand/acme-chain';
const TEAL = 'rgb(11, 110, 110)';

test.use({
  operated: { dir: BUILD, trustedTypes: true },
  ownProfile: true,
  // The script of its head, which is somebody else's.
  allowed: /^foreign request: https:\/\/stats\.acme\.example\/script\.js$/,
});

/** Watches the fonts, plays the host of the script, and prefers a language that the brand does not offer. */
async function prepare(page: Page): Promise<readonly string[]> {
  const body = "document.documentElement.dataset.stats = 'loaded'";
  await page.route('https://stats.acme.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['fr'] }));
  const fonts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())));
  return fonts;
}

test('the ways in show the example brand: logos, icons, preview, colors, font, texts, and its own head', async ({
  page,
  open,
}) => {
  const fonts = await prepare(page);
  const root = page.locator('html');
  await open('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Willkommen zurück bei Acme Chain' })).toBeVisible();
  await expect(page).toHaveTitle('Anmelden · Acme Chain');
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(root).toHaveAttribute('data-site', 'console');
  await expect(root).toHaveAttribute('data-stats', 'loaded');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', './brand/favicon.svg');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/brand\/social\.png$/);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Brand sans"/);
  await expect(page.getByRole('link', { name: 'Konto erstellen' })).toHaveCSS('color', TEAL);
  const logo = page.locator('[data-slot=brand] img').filter({ visible: true });
  await expect(logo).toHaveAttribute('src', /\/logo\.svg$/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(logo).toHaveAttribute('src', /\/logo-dark\.svg$/);
  await expectAccessibleInBothThemes(page);

  await open('/auth/register');
  await expect(page).toHaveTitle('Konto erstellen · Acme Chain');
  await expectAccessibleInBothThemes(page);
  expect(fonts.filter((url) => url.endsWith('/brand/sans.woff2')).length).toBeGreaterThan(0);
  expect(fonts.filter((url) => url.includes('/geist-latin'))).toEqual([]);
});

test('the console shows the example brand: its pages, menus and notice', async ({ page, open, openAs }) => {
  const fonts = await prepare(page);
  await openAs(activeCustomer);
  await expect(page.getByText('Base ist da.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Mehr/ })).toHaveAttribute('href', 'https://acme.example/base');
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Webhook-Protokoll' })).toHaveAttribute('href', '/usage#webhooks');
  await expect(menu.getByRole('link', { name: /Team|Faucets/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hilfe' }).click();
  await expect(page.getByRole('menuitem', { name: /^Forum/ })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const [path, title] of [
    ['/dashboard', 'Dashboard'],
    ['/billing#upgrade-plan', 'Abrechnung'],
    ['/usage#webhooks', 'Nutzung'],
  ] as const) {
    await open(path);
    await expect(page).toHaveTitle(`${title} · Acme Chain`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  }
  expect(fonts.filter((url) => url.includes('/geist-latin'))).toEqual([]);
});

test('the build of the example brand names no other', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|json|webmanifest|svg|md)$|^_/.test(name),
  );
  // The default of the setting is in the table of all settings.
  const textOf = (name: string) => readFileSync(join(BUILD, name), 'utf8').replace(/fallback:[`"']Gatehouse/, '');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => /Gatehouse|gatehouse\.example/.test(textOf(name)))).toEqual([]);
});
