// Draws the screenshot of each scenario for the catalog of the demo, into src/ui/demo/pages/screenshots.
//   npm run build:demo && node tools/scripts/demo-screenshots.mjs [part of a scenario's name]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from './find-chromium.mjs';
import { hideDemoButton } from './hide-demo-button.mjs';
import { root } from './packages.mjs';
import { serve } from './serve.mjs';

const TARGET = join(root, 'src/ui/demo/pages/screenshots');
const WINDOW = { width: 1280, height: 800 };
/** As the catalog draws it. */
const DRAWN_WIDTH = 512;
/** The size of a part of the window that says more than the whole. */
const PART = { width: 760, height: 475 };
const TIME = '2026-11-23T09:30Z';
const PAGES_AT_ONCE = 3;

const press = (page, name) => page.getByRole('button', { name }).first().click();

async function createKey(page) {
  await press(page, 'Create API key');
  await page.getByLabel('Key name').fill('payouts-canary');
  await page.keyboard.press('Enter');
}

const dialog = (page) => page.getByRole('dialog').last();
const alert = (page) => page.getByRole('alert').first();
const budget = (page) => page.getByRole('region', { name: 'Budget' });
const below = (page) => page.locator('main');

/** What to do first, and the part of the window to draw; the whole window for others. `isTop` begins with the header, `isLoading` is drawn before anything comes. */
const VIEWS = {
  'budget-reached': {
    act: (page) => budget(page).evaluate((card) => card.scrollIntoView({ block: 'center' })),
    part: (page) => budget(page),
  },
  'two-factor': { act: (page) => press(page, 'Log in'), part: (page) => page.getByLabel('Authentication code') },
  'social-sign-in': { act: (page) => press(page, /GitHub/), part: (page) => page.getByText(/GitHub/).first() },
  'expired-invitation': { part: (page) => page.getByText(/expired|no longer/i).first() },
  'read-only-member': { act: createKey, part: (page) => page.getByText(/role|permission|allowed/i).last() },
  'change-email-link': { part: dialog },
  suspended: { part: (page) => page.getByRole('alertdialog') },
  'failed-callbacks': { act: (page) => page.getByRole('rowheader').nth(1).getByRole('button').click() },
  'failed-payment': { part: below },
  'pending-invoices': { part: below },
  'canceled-plan': { part: below },
  'trial-end': { part: below },
  'closing-account': { part: (page) => page.getByText(/^This account closes/), isTop: true },
  'key-expiring': {
    act: (page) => page.getByRole('button', { name: 'payouts-worker', exact: true }).click(),
    part: (page) => page.getByRole('region', { name: 'Limits' }),
  },
  'quota-50': { part: below },
  'quota-80': { part: below },
  'quota-98': { part: below },
  'quota-104': { part: below },
  'full-team': { part: below },
  'maintenance-notice': { part: below, isTop: true },
  'provider-down': { part: below, isTop: true },
  'slow-provider': { isLoading: true },
  'broken-provider': { part: below, isTop: true },
  'failed-change': { act: createKey, part: alert },
  'ended-session': { act: createKey, part: (page) => page.getByRole('heading', { level: 1 }) },
  offline: { part: below, isTop: true },
};

mkdirSync(TARGET, { recursive: true });
const server = await serve({ dir: join(root, 'dist-demo'), host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags() });
try {
  const wanted = process.argv[2] ?? '';
  const left = (await readCatalog()).filter(({ name }) => name.includes(wanted));
  await Promise.all(
    Array.from({ length: PAGES_AT_ONCE }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await draw(next);
    }),
  );
} finally {
  await browser.close();
  await server.close();
}

async function readCatalog() {
  const page = await browser.newPage();
  await page.goto(new URL('demo?backend=memory', server.url).href);
  // The tours are list items too, without the name of a scenario.
  const cards = page.getByRole('listitem').filter({ has: page.locator('.mono') });
  await cards.first().waitFor();
  const scenarios = await cards.evaluateAll((items) =>
    items.map((item) => ({ name: item.querySelector('.mono')?.textContent, href: item.querySelector('a')?.href })),
  );
  await page.close();
  return scenarios;
}

/** @param {{ name: string, href: string }} scenario */
async function draw({ name, href }) {
  const { act, part, isTop, isLoading } = VIEWS[name] ?? {};
  const shown = part ? PART : WINDOW;
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: DRAWN_WIDTH / shown.width,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await hideDemoButton(page);
    await page.goto(href.includes(';time=') ? href : href.replace('demo=v1', `demo=v1;time=${TIME}`));
    await page
      .locator(isLoading ? '[data-slot~="skeleton"]' : 'h1')
      .first()
      .waitFor();
    if (!isLoading) await settle(page);
    await act?.(page);
    await part?.(page).waitFor();
    if (!isLoading) await settle(page);
    await page.evaluate(() => document.fonts.ready);
    const clip = part && around(await part(page).boundingBox(), isTop);
    await page.screenshot({ path: join(TARGET, `${name}.jpg`), type: 'jpeg', quality: 70, ...(clip && { clip }) });
  } catch (error) {
    // A scenario whose view is no longer reached is reported, and the others still follow.
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** Waits until nothing stands in for content to come. */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => !document.querySelector('[data-slot="not-painted"], [data-slot="skeleton"], [aria-busy="true"]'),
  );
}

/** The part of the window with a box in its middle, or with the start of one that is larger. */
function around({ x, y, width, height }, isTop) {
  const place = (start, length, shown, whole) =>
    Math.max(0, Math.min(length > shown ? start : start + length / 2 - shown / 2, whole - shown));
  return {
    x: place(x, width, PART.width, WINDOW.width),
    y: isTop ? 0 : place(y, height, PART.height, WINDOW.height),
    ...PART,
  };
}
