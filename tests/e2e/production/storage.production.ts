import type { Page } from '@playwright/test';
import { activeCustomer, expectLogIn, logIn } from '#tests/e2e/support/steps.ts';
import { expect, FAILED_REQUESTS, test } from '#tests/e2e/support/test.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.x`;
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const record = (token: unknown, state: unknown = 'dashboard') => JSON.stringify({ id: 'a', token, state, user: null });

/** The others are in `tests/application/auth/corrupt-session-storage.test.ts` and `session-record.test.ts`. */
const GARBAGE: Readonly<Record<string, () => string>> = {
  'no JSON': () => '{"id":',
  'the state of a visitor with a token': () => record(tokenWith({ exp: inAnHour() }), 'notAuth'),
};

test.describe('a stored session', () => {
  test.use({ allowed: FAILED_REQUESTS });

  test('of any garbage leads to the log-in, without a loop', async ({ page, open }) => {
    await open('/auth/login');
    for (const [what, text] of Object.entries(GARBAGE)) {
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
