// Draws the screenshot of each scenario for the catalog of the demo: npm run demo:screenshots [-- part of its name].
import { join } from 'node:path';
import { SCENARIO_NAMES } from '#mocks/scenarios/scenarios.ts';
import { hideDemoButton } from './capture-screen.mjs';
import { root } from '../packages.mjs';
import { test } from './site.mjs';

const TARGET = join(root, 'src/ui/demo/pages/screenshots');
const WINDOW = { width: 1280, height: 800 };
/** As the catalog draws it. */
const DRAWN_WIDTH = 512;
/** The size of a part of the window that says more than the whole. */
const PART = { width: 760, height: 475 };
const TIME = '2026-11-23T09:30Z';

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
  'ownership-transfer': { part: dialog },
  'failing-domains': { part: below },
  'access-tokens': { part: below },
  passkeys: { part: (page) => page.getByRole('region', { name: 'Passkeys' }) },
  notifications: { part: below },
  'billing-details-needed': {
    act: (page) => press(page, 'Upgrade to Growth'),
    part: dialog,
  },
  'subscription-deactivated': {
    act: (page) => press(page, 'Activate'),
    part: dialog,
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
  'key-labels': { part: below },
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

for (const name of SCENARIO_NAMES.filter((known) => known.includes(process.env.SCREENSHOTS_PART ?? ''))) {
  const { act, part, isTop, isLoading } = VIEWS[name] ?? {};
  const shown = part ? PART : WINDOW;
  test.describe(() => {
    test.use({ viewport: WINDOW, deviceScaleFactor: DRAWN_WIDTH / shown.width, colorScheme: 'light' });
    test(name, async ({ page, site }) => {
      await hideDemoButton(page);
      await page.goto(await linkTo(name, page, site));
      const first = isLoading ? '[data-slot~="skeleton"]' : 'h1';
      await page.locator(first).first().waitFor();
      if (!isLoading) await settle(page);
      await act?.(page);
      await part?.(page).waitFor();
      if (!isLoading) await settle(page);
      await page.evaluate(() => document.fonts.ready);
      const clip = part && around(await part(page).boundingBox(), isTop);
      await page.screenshot({ path: join(TARGET, `${name}.jpg`), type: 'jpeg', quality: 70, ...(clip && { clip }) });
    });
  });
}

/** Of the catalog itself, at the time that all screenshots show. */
async function linkTo(name, page, site) {
  await page.goto(new URL('demo?backend=memory', site).href);
  const card = page.getByRole('listitem').filter({ has: page.locator('.mono').getByText(name, { exact: true }) });
  const href = await card
    .getByRole('link')
    .first()
    .evaluate((link) => link.href);
  return href.includes(';time=') ? href : href.replace('demo=v1', `demo=v1;time=${TIME}`);
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
