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
