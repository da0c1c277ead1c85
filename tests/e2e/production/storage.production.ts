import type { Page } from '@playwright/test';
import {
  activeCustomer,
  createdDialog,
  createKey,
  expectLogIn,
  goToKeys,
  keyRow,
  logIn,
  logOut,
} from '#tests/e2e/support/steps.ts';
import { isEveryJourney } from '#tests/e2e/support/every-journey.ts';
import { expect, FAILED_REQUESTS, LONG, test } from '#tests/e2e/support/test.ts';

/** Runs in the page before any other script. */
const BROKEN_STORAGES: Readonly<Record<string, () => void>> = {
  'that throws on every use': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('No.', 'UnknownError');
      };
    }
  },
  'that is blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  },
  'that takes writes and cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('No.', 'UnknownError');
    };
  },
  'that lets nothing be removed': () => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('No.', 'NoModificationAllowedError');
    };
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    };
  },
};

test.describe('with a storage', () => {
  test.use({ ownProfile: true });

  for (const [which, breakStorage] of Object.entries(BROKEN_STORAGES)) {
    // Each is tested beside the adapter too, and `npm test` plays the worst one in the demo.
    test(`${which} the console works until it is closed`, LONG, async ({ page, open }) => {
      await page.addInitScript(breakStorage);
      await open('/');
      await expectLogIn(page);
      await logIn(page, activeCustomer);
      await goToKeys(page);
      await createKey(page, 'without-storage');
      await createdDialog(page).getByRole('button', { name: 'Done' }).click();
      await keyRow(page, 'without-storage')
        .getByRole('button', { name: /^Reveal/ })
        .click();
      await expect(keyRow(page, 'without-storage').getByRole('button', { name: /^Hide/ })).toBeVisible();
      await page.getByRole('button', { name: /^Profile/ }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await logOut(page);
      await page.reload();
      await expectLogIn(page);
    });
  }
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.x`;
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const record = (token: unknown, state: unknown = 'dashboard') => JSON.stringify({ id: 'a', token, state, user: null });

const GARBAGE: Readonly<Record<string, () => string>> = {
  nothing: () => '',
  'no JSON': () => '{"id":',
  null: () => 'null',
  'a list': () => '[]',
  'a token that is none': () => record('a.b'),
  'a token that does not decode': () => record('a.%%%.c'),
  'a token that is no text': () => record(7),
  'a token without an end': () => record(tokenWith({ sub: 'x' })),
  'a token that has ended': () => record(tokenWith({ exp: 1 })),
  'a state that does not exist': () => record(tokenWith({ exp: inAnHour() }), 'admin'),
  'the state of a visitor with a token': () => record(tokenWith({ exp: inAnHour() }), 'notAuth'),
};

/** The others are in `tests/application/auth/corrupt-session-storage.test.ts`. */
const IN_NPM_TEST: ReadonlySet<string> = new Set(['no JSON', 'the state of a visitor with a token']);

test.describe('a stored session', () => {
  test.use({ allowed: FAILED_REQUESTS });

  test('of any garbage leads to the log-in, without a loop', async ({ page, open }) => {
    await open('/auth/login');
    for (const [what, text] of Object.entries(GARBAGE).filter(([what]) => isEveryJourney || IN_NPM_TEST.has(what))) {
      await test.step(what, async () => {
        for (const path of ['/api-keys', '/no/such/page']) {
          await store(page, text());
          const navigationCount = await openAndWait(page, path, () => expectLogIn(page));
          expect(navigationCount).toBeLessThanOrEqual(2);
        }
      });
    }
    await logIn(page, activeCustomer);
  });

  test('of another stage opens that stage, which has a way out', LONG, async ({ page, open, deployment }) => {
    const { token } = deployment.provider!.auth.logIn(activeCustomer);
    await open('/auth/login');
    await store(page, record(token, 'channels'));
    const navigationCount = await openAndWait(page, '/api-keys', () =>
      page.getByRole('heading', { name: 'How did you hear about us?' }).waitFor(),
    );
    expect(navigationCount).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expectLogIn(page);
  });

  test('with a forged token is rejected by the provider, and the log-in reports it', async ({ page, open }) => {
    await open('/auth/login');
    await store(page, record(tokenWith({ exp: inAnHour() })));
    await open('/api-keys');
    await expectLogIn(page);
    await expect(page.getByText('Your session expired. Log in to continue.')).toBeVisible();
    await logIn(page, activeCustomer);
  });
});

function store(page: Page, text: string): Promise<void> {
  return page.evaluate((value) => localStorage.setItem('gatehouse.session', value), text);
}

/** Counts the urls that the page went through. */
async function openAndWait(page: Page, path: string, arrived: () => Promise<void>): Promise<number> {
  let navigationCount = 0;
  const count = () => void (navigationCount += 1);
  page.on('framenavigated', count);
  await page.goto(path);
  await arrived();
  page.off('framenavigated', count);
  return navigationCount;
}
