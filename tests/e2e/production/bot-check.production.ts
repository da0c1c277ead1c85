import { activeCustomer, expectHeading, submitLogIn } from '#tests/e2e/support/steps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const VENDOR = 'https://bot-check.example';
const SCRIPT = `${VENDOR}/api.js`;

/** What a vendor sends: a challenge that gives a token with the action in it. */
const CHALLENGE = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (siteKey, { action }) => siteKey + ' ' + action,
};`;

test.describe('with a bot check of another origin, under Trusted Types', () => {
  test.use({
    operated: {
      trustedTypes: true,
      scriptSrc: [VENDOR],
      settings: { botCheck: { siteKey: 'site-key', script: SCRIPT } },
    },
  });

  test.beforeEach(({ context }) =>
    context.route(`${VENDOR}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: CHALLENGE })),
  );

  test('the log-in loads its script, and sends its token', async ({ page, open }) => {
    const loaded = page.waitForRequest(`${VENDOR}/**`);
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/api/auth/login') && request.method() === 'POST',
    );
    await open('/');
    await submitLogIn(page, activeCustomer);
    await expectHeading(page, 'Dashboard');
    expect((await loaded).url()).toBe(`${SCRIPT}?render=site-key`);
    expect((await sent).postDataJSON()).toMatchObject({ recaptchaToken: 'site-key log_in' });
  });

  test.describe('other scripts', () => {
    test.use({ allowed: /TrustedScriptURL|require-trusted-types-for/ });

    test('of the same vendor are blocked, before and after', async ({ page, open }) => {
      const tryOther = () =>
        page.evaluate((url) => {
          try {
            document.createElement('script').src = url;
            return 'allowed';
          } catch (error) {
            return (error as Error).name;
          }
        }, `${SCRIPT}?render=another-key`);
      await open('/auth/register');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await tryOther()).toBe('TypeError');
      await open('/');
      await submitLogIn(page, activeCustomer);
      await expectHeading(page, 'Dashboard');
      expect(await tryOther()).toBe('TypeError');
    });
  });
});
