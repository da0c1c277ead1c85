import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { activeCustomer, expectHeading } from '#tests/e2e/support/steps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** An endpoint of the deployment, and what arrived at it. */
interface Receiver {
  readonly url: string;
  readonly bodies: readonly unknown[];
}

const reported = test.extend<{ readonly hook: 'errors' | 'measures'; readonly receiver: Receiver }>({
  hook: ['errors', { option: true }],
  receiver: async ({}, use) => {
    const bodies: unknown[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(JSON.parse(body));
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  operated: async ({ hook, receiver }, use) =>
    use({
      ...{ connectSrc: [receiver.url], trustedTypes: true },
      settings: { [hook]: { endpoint: `${receiver.url}/reports`, ...(hook === 'measures' && { consent: true }) } },
    }),
});

reported.describe('with an endpoint for errors', () => {
  reported.use({ allowed: /^exception: The tile of / });

  reported('an exception is reported once, without the email in it', async ({ page, openAs, receiver: { bodies } }) => {
    await openAs(activeCustomer, '/api-keys');
    expect(bodies).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      await page.evaluate((email) => {
        queueMicrotask(() => {
          throw new TypeError(`The tile of ${email} broke`);
        });
      }, activeCustomer.email);
    await expect.poll(() => bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ kind: 'error', name: 'TypeError', route: '/api-keys', language: 'en' });
    expect(JSON.stringify(bodies)).not.toContain(activeCustomer.email);
  });
});

reported.describe('with measures that ask first', () => {
  reported.use({ hook: 'measures' });

  reported(
    'count nothing before the answer, and are sent as the tab is left',
    async ({ page, open, openAs, receiver: { bodies } }) => {
      await openAs(activeCustomer);
      const bar = page.getByRole('region', { name: 'Usage statistics' });
      await bar.getByRole('button', { name: 'Decline' }).click();
      await expect(bar).toHaveCount(0);
      await open('/api-keys');
      await expectHeading(page, 'API Key Management');
      expect(bodies).toEqual([]);

      await page.getByRole('button', { name: /^Profile/ }).click();
      await page.getByRole('menuitem', { name: 'Usage statistics' }).click();
      await bar.getByRole('button', { name: 'Allow' }).click();
      await page.getByRole('link', { name: 'Team' }).click();
      await expectHeading(page, 'Team');
      await open('/faucets');
      await expect.poll(() => bodies).not.toEqual([]);
      expect(bodies[0]).toMatchObject({
        language: 'en',
        measures: expect.arrayContaining([expect.objectContaining({ kind: 'page', route: '/team' })]),
      });
      expect(JSON.stringify(bodies)).not.toContain('northwall');
    },
  );
});

test.describe('with the chat of a vendor for support', () => {
  const VENDOR = 'https://client.crisp.chat';
  test.use({ operated: { scriptSrc: [VENDOR], settings: { support: { widget: 'crisp', id: 'acme-site' } } } });

  test('its script is loaded with the first click, and each click opens it', async ({ page, openAs }) => {
    const scripts: string[] = [];
    await page.context().route(`${VENDOR}/**`, (route) => {
      scripts.push(route.request().url());
      const body = `const opened = (call) => document.documentElement.setAttribute('data-chat',
        [document.documentElement.dataset.chat ?? '', window.CRISP_WEBSITE_ID, ...call].join(' '));
      window.$crisp.forEach(opened);
      window.$crisp = { push: opened };`;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await openAs(activeCustomer);
    const openChat = async () => {
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('menuitem', { name: 'Contact us' }).click();
    };
    expect(scripts).toEqual([]);
    await openChat();
    const first = ' acme-site do session:reset acme-site do chat:hide';
    const opened = ' acme-site do chat:show acme-site do chat:open';
    await expect(page.locator('html')).toHaveAttribute('data-chat', `${first}${opened}`);
    await openChat();
    await expect(page.locator('html')).toHaveAttribute('data-chat', `${first}${opened}${opened}`);
    expect(scripts).toEqual([`${VENDOR}/l.js`]);
  });
});
