import type { Page } from '@playwright/test';
import { DRAWN, holdConsole, holdScripts } from '#tests/e2e/support/drawn-screen.ts';
import { expect, test, LONG } from '#tests/e2e/support/test.ts';
import {
  activeCustomer,
  emailField,
  expectHeading,
  expectLogIn,
  expectStarted,
  fillLogIn,
  logInButton,
  passwordField,
} from '#tests/e2e/support/steps.ts';

/** Counts the log-ins that reach the provider. */
function logIns(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/auth/login')) count += 1;
  });
  return () => count;
}

test.describe('the log-in screen before the console has loaded', () => {
  test('shows with its url and title, and requests less than half of the console', async ({ page, open }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open('/');
    await expectLogIn(page);
    await expect(page).toHaveTitle('Log in · Gatehouse');
    await expect(page.locator(DRAWN)).toBeVisible();
    const before = scripts.length;
    expect(before).toBeLessThan(5);
    await expectStarted(page);
    expect(scripts.length).toBeGreaterThan(before);
    await expectLogIn(page);
  });

  test('preserves what is typed, and logs in once when it is sent', async ({ page, open }) => {
    const count = logIns(page);
    await open('/auth/login');
    const release = await holdConsole(page);
    await fillLogIn(page, activeCustomer);
    await logInButton(page).click();
    const busy = page.getByRole('button', { name: 'Logging in' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await busy.dispatchEvent('click');
    await page.keyboard.press('Enter');
    await expect(page.locator(DRAWN)).toBeVisible();
    expect(count()).toBe(0);
    release();
    await expectHeading(page, 'Dashboard');
    expect(count()).toBe(1);
  });

  test('logs in once, whichever part of the console has loaded when it is sent', LONG, async ({ page, open }) => {
    test.slow();
    const count = logIns(page);
    const scripts = await holdScripts(page);
    await open('/auth/login');
    await expectStarted(page);
    const all = scripts.requested();
    for (let loaded = 0; loaded <= all; loaded += 1) {
      const areLoaded = scripts.letThrough(loaded);
      // A held script may hold the load event back.
      await page.goto('auth/login', { waitUntil: 'commit' });
      await fillLogIn(page, activeCustomer);
      await areLoaded;
      if (loaded % 2 === 0) await logInButton(page).click();
      else await page.keyboard.press('Enter');
      scripts.release();
      await expectHeading(page, 'Dashboard');
      expect(count(), `with ${loaded} scripts loaded`).toBe(loaded + 1);
      await page.evaluate(() => localStorage.clear());
    }
    expect(count()).toBeGreaterThan(5);
  });

  test('goes on in the middle of a word', async ({ page, open }) => {
    await open('/auth/login');
    const release = await holdConsole(page);
    await emailField(page).focus();
    await page.keyboard.type('elena@');
    release();
    await expect(page.locator(DRAWN)).toHaveCount(0);
    await expect(emailField(page)).toBeFocused();
    await page.keyboard.type('northwall.example');
    await expect(emailField(page)).toHaveValue('elena@northwall.example');
  });

  test('shows the password before and after', LONG, async ({ page, open }) => {
    await open('/auth/login');
    const release = await holdConsole(page);
    await passwordField(page).fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    release();
    await expect(page.locator(DRAWN)).toHaveCount(0);
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    await expect(passwordField(page)).toHaveValue('secret');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
  });

  test('reports what is wrong with what was sent', async ({ page, open }) => {
    await open('/auth/login');
    const release = await holdConsole(page);
    await fillLogIn(page, { email: 'elena@', password: 'x' });
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByText('email is invalid')).toBeVisible();
    await expect(logInButton(page)).toBeDisabled();
  });

  test('loses no click that is held down while the console takes over', async ({ page, open }) => {
    await open('/auth/login');
    const release = await holdConsole(page);
    await fillLogIn(page, activeCustomer);
    await logInButton(page).hover();
    await page.mouse.down();
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.locator(DRAWN)).toHaveCount(1);
    await page.mouse.up();
    await expectHeading(page, 'Dashboard');
  });

  test('gives way to a session that another tab starts', async ({ page, open, openTab }) => {
    await open('/auth/login');
    await expect(page.locator(DRAWN)).toBeVisible();
    const other = await openTab('/auth/login');
    await fillLogIn(other, activeCustomer);
    await logInButton(other).click();
    await expectHeading(other, 'Dashboard');
    await expectHeading(page, 'Dashboard');
  });
});

test.describe('the frame of the console before it has loaded', () => {
  test('shows to a customer until the page is there', async ({ page, open }) => {
    await open('/auth/login');
    await fillLogIn(page, activeCustomer);
    await logInButton(page).click();
    await expectHeading(page, 'Dashboard');
    const frame = page.locator('#first-frame');
    await expect(frame).toHaveCount(0);
    const release = await holdConsole(page);
    await page.goto('api-keys', { waitUntil: 'commit' });
    await expect(frame).toBeVisible();
    await expect(page.locator(DRAWN)).toBeHidden();
    release();
    await expectHeading(page, 'API Key Management');
    await expect(frame).toHaveCount(0);
  });
});

test.describe('under a policy that does not know the hashes', () => {
  test.use({ allowed: /Content Security Policy|policy:/i, operated: { namesHashes: false } });

  test('the console starts with its styles, without the drawing', async ({ page, open }) => {
    await open('/');
    await expectLogIn(page);
    await expect(page.locator(DRAWN)).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  });
});

test.describe('under another brand', () => {
  test.use({ operated: { settings: { brand: { name: 'Meridian' } } } });

  test('the drawing does not show', async ({ page, open }) => {
    await open('/');
    await expectHeading(page, 'Log in to Meridian');
    await expect(page.getByRole('heading', { name: 'Log in to Gatehouse' })).toHaveCount(0);
  });
});
