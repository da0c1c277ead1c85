import { activeCustomer, expectHeading, submitLogIn } from '#tests/e2e/support/steps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const PROVIDER = 'https://reports.acme.example';
const REPORTS = { text: 'Reports', url: `${PROVIDER}/monthly`, frame: true, id: 'reports' };

/** Shows what it is handed, and what it may do. */
const PAGE = `<!doctype html><html><body><h1>Monthly</h1><p id="received"></p><script>
  const received = document.getElementById('received');
  const show = (text) => { received.textContent += text + ' '; };
  const { searchParams } = new URL(location.href);
  show(searchParams.get('theme') + ' ' + searchParams.get('lang') + ' ' + (document.referrer || 'no-referrer'));
  addEventListener('message', ({ data }) => { if (data.type === 'gatehouse:appearance') show(data.theme + '/' + data.language); });
</script></body></html>`;

test.describe('a page of the provider inside the console', () => {
  test.use({
    operated: {
      trustedTypes: true,
      frameSrc: [PROVIDER],
      settings: { externalHosts: 'reports.acme.example', menu: { sidebar: [REPORTS] } },
    },
  });

  test.beforeEach(({ context }) =>
    context.route(`${PROVIDER}/**`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE })),
  );

  test('opens at its path, follows the theme, and survives a reload and Back', async ({ page, open }) => {
    await open('/pages/reports');
    await submitLogIn(page, activeCustomer);
    await expectHeading(page, 'Reports');
    await expect(page).toHaveTitle(/^Reports · /);
    const received = page.frameLocator('iframe').locator('#received');
    await expect(received).toHaveText(/^light en no-referrer light\/en $/);
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(received).toHaveText(/ dark\/en $/);

    await page.reload();
    await expectHeading(page, 'Reports');
    await expect(received).toHaveText(/^dark en /);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expectHeading(page, 'Dashboard');
    await page.goBack();
    await expectHeading(page, 'Reports');
  });
});

test.describe('a policy that names neither the API nor the host of a page', () => {
  test.use({
    operated: {
      trustedTypes: true,
      settings: { externalHosts: 'reports.acme.example', menu: { sidebar: [REPORTS] } },
    },
    ownProfile: true,
    allowed: /violates the following|policy: (frame|connect)-src/,
  });

  test('is named as what blocked the page, and the log-in', async ({ page, open, openAs }) => {
    await openAs(activeCustomer, '/pages/reports');
    await expect(page.getByText("This console isn't allowed to show the page.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', REPORTS.url);

    await page.evaluate(() => localStorage.clear());
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy']?.replace(/connect-src[^;]*/, "connect-src 'self'");
      return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy ?? '' } });
    });
    await open('/');
    await submitLogIn(page, activeCustomer);
    await expect(page.getByText("This page's security policy blocked the call.")).toBeVisible();
  });
});
