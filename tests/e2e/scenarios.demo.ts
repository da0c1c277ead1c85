import type { Page } from '@playwright/test';
import {
  createdDialog,
  createKey,
  emailField,
  expectHeading,
  expectLogIn,
  keyRow,
  logIn,
  activeCustomer,
  logInButton,
} from './support/steps.ts';
import { expect, FAILED_REQUESTS, test } from './support/test.ts';

const REPLACED = "We couldn't read your saved demo data, so we reset it.";
const WITHOUT_WORKER = 'This browser runs the demo without a service worker';

test.describe('scenarios', () => {
  test('visitor: nobody is signed in, and an account fills the form', async ({ page, open }) => {
    // One that does not exist is a visitor.
    for (const scenario of ['constructor', 'visitor']) {
      await open('/', { scenario });
      await expectLogIn(page);
    }
    await page.getByRole('button', { name: 'A customer on the Growth plan with 23 API keys' }).click();
    await expect(emailField(page)).toHaveValue(activeCustomer.email);
    await logInButton(page).click();
    await expectHeading(page, 'Dashboard');
  });

  test('a worker that the browser stopped, as in a hidden tab, serves reads and changes again', async ({
    page,
    open,
  }) => {
    await open('/api-keys', { scenario: 'free-plan' });
    await expect(page.getByText('No API keys yet')).toBeVisible();
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('ServiceWorker.enable');
    await protocol.send('ServiceWorker.stopAllWorkers');
    await page.getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('rowheader', { name: 'amina@firstblock.example' })).toBeVisible();
    await page.getByRole('link', { name: 'API Key Management' }).click();
    await protocol.send('ServiceWorker.stopAllWorkers');
    await createKey(page, 'after');
    await createdDialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(keyRow(page, 'after')).toBeVisible();
  });

  test('what was changed survives, until the data are reset', async ({ page, open }) => {
    await open('/api-keys', { scenario: 'free-plan' });
    await createKey(page, 'kept');
    await createdDialog(page).getByRole('button', { name: 'Done' }).click();
    await open('/api-keys', { scenario: 'free-plan' });
    await expect(keyRow(page, 'kept')).toBeVisible();
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Reset demo data' }).click();
    await page.getByRole('button', { name: 'A free plan with nothing on it yet' }).click();
    await logInButton(page).click();
    await page.getByRole('link', { name: 'API Key Management' }).click();
    await expect(page.getByText('No API keys yet')).toBeVisible();
  });
});

test.describe('saved demo data that cannot be read', () => {
  // The first url is an image, for which the browser requests a missing favicon.ico.
  test.use({ allowed: FAILED_REQUESTS });

  test('are replaced, with a notice', async ({ page, open }) => {
    // Not from a page of the console, which repairs its storage while it is open.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('gatehouse.mock', '{"version":0}'));
    await open('/auth/login');
    await expect(page.getByText(REPLACED)).toBeVisible();
    await logIn(page, activeCustomer);
    await open('/auth/login');
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expectLogIn(page);
    await expect(page.getByText(REPLACED)).toHaveCount(0);
  });
});

test.describe('when no service worker can run', () => {
  test.use({ ownProfile: true });

  const obstacles: Readonly<Record<string, () => void>> = {
    'the browser has none': () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    'it may not be registered': () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('No.', 'SecurityError'));
    },
  };
  for (const [why, obstruct] of Object.entries(obstacles)) {
    test(`${why}: the mock answers in memory and reports it`, async ({ page, open }) => {
      await page.addInitScript(obstruct);
      await open('/');
      await expect(page.getByText(WITHOUT_WORKER)).toBeVisible();
      await logIn(page, activeCustomer);
      await open('/api-keys');
      await expect(keyRow(page, 'payouts-worker')).toBeVisible();
    });
  }
});

test.describe('with a storage that throws', () => {
  test.use({ ownProfile: true });

  test('the demo works until it is closed', async ({ page, open }) => {
    await breakStorage(page);
    await open('/');
    await logIn(page, activeCustomer);
    await page.getByRole('link', { name: 'API Key Management' }).click();
    await createKey(page, 'without-storage');
    await createdDialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(keyRow(page, 'without-storage')).toBeVisible();
  });
});

function breakStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
}
