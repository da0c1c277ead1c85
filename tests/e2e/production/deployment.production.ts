import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { serve } from '#tools/scripts/serve.mjs';
import { serveForeignPage } from '#tests/e2e/support/deployment.ts';
import {
  activeCustomer,
  createdDialog,
  createKey,
  expectHeading,
  expectLogIn,
  goToKeys,
  keyRow,
  logIn,
  logOut,
  submitLogIn,
  suspended,
  twoFactor,
} from '#tests/e2e/support/steps.ts';
import { expect, test, LONG } from '#tests/e2e/support/test.ts';

test.describe('under a sub-path', () => {
  test.use({ operated: { basePath: '/console/' } });

  test('every URL lies below it, and a deep link survives a reload', async ({ page, deployment }) => {
    const { origin } = new URL(deployment.url);
    await page.goto(deployment.url);
    await expect(page).toHaveURL(`${origin}/console/auth/login`);
    await logIn(page, activeCustomer);
    await goToKeys(page);
    await expect(page).toHaveURL(`${origin}/console/api-keys`);
    await page.reload();
    await expect(keyRow(page, 'payouts-worker')).toBeVisible();
    await page.goto(`${origin}/console`);
    await expect(page).toHaveURL(`${origin}/console/dashboard`);
    await page.getByRole('link', { name: /plan\. Change plan$/ }).click();
    await expect(page).toHaveURL(`${origin}/console/billing#upgrade-plan`);
    await logOut(page);
    await expect(page).toHaveURL(`${origin}/console/auth/login`);
  });
});

test.describe('with settings of the operator in index.html', () => {
  const brand = {
    name: 'Meridian </script> & Söhne',
    accent: '#6b21a8',
    accentContrast: '#ffffff',
    accentDark: '#d8b4fe',
    accentDarkContrast: '#1e1033',
    radius: '10px',
  };
  const notice = 'Maintenance on Sunday, 02:00 to 03:00 UTC.';
  test.use({ operated: { settings: { brand, maintenance: { mode: false, notice } } } });

  test('name and tokens of the brand are taken without a rebuild', async ({ page, open }) => {
    await open('/');
    await expectHeading(page, `Log in to ${brand.name}`);
    await expect(page).toHaveTitle(`Log in · ${brand.name}`);
    const tokens = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        const names = ['accent-fill', 'accent-contrast', 'accent-dark-fill', 'accent-dark-contrast', 'radius'];
        return names.map((name) => style.getPropertyValue(`--brand-${name}`));
      });
    await expect.poll(tokens).toEqual(['#6b21a8', '#ffffff', '#d8b4fe', '#1e1033', '10px']);

    await page.getByLabel('Email', { exact: true }).fill(activeCustomer.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(activeCustomer.password);
    const button = page.getByRole('button', { name: 'Log in', exact: true });
    await expect(button).toHaveCSS('background-color', 'rgb(107, 33, 168)');
    await expect(button).toHaveCSS('border-radius', '10px');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(button).toHaveCSS('background-color', 'rgb(216, 180, 254)');
    await expect(button).toHaveCSS('color', 'rgb(30, 16, 51)');
  });
});

test.describe('in maintenance mode', () => {
  test.use({ operated: { settings: { maintenance: { mode: true, notice: '' } } } });

  test('a maintenance page replaces the console, and requests nothing', async ({ page, open, deployment }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(new URL(request.url()).origin));
    for (const path of ['/', '/api-keys']) {
      await open(path);
      await expectHeading(page, 'Down for maintenance');
      await expect(page.getByLabel('Email')).toHaveCount(0);
    }
    expect(requestedUrls).not.toContain(deployment.origins[0]);
  });
});

test.describe('with settings that cannot be used', () => {
  test.use({ operated: { settings: { brand: { accent: 'red', radius: '99px' }, nonsense: 1 } } });

  test('the defaults are in their place', async ({ page, open }) => {
    await open('/');
    await expectLogIn(page);
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-radius'))).toBe('6px');
  });
});

test.describe('under a strict policy with Trusted Types', () => {
  test.use({ operated: { trustedTypes: true } });

  test('no screen and no dialog breaks it', async ({ page, open }) => {
    const response = page.waitForResponse((candidate) => candidate.request().isNavigationRequest());
    await open('/');
    expect((await response).headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await submitLogIn(page, twoFactor);
    await page.getByLabel('Authentication code').fill('482913');
    await expectHeading(page, 'Dashboard');
    await goToKeys(page);
    await createKey(page, 'ledger-sync');
    await createdDialog(page).getByRole('button', { name: 'Copy key' }).click();
    await createdDialog(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Active. Deactivate ledger-sync' }).click();
    await page.getByRole('button', { name: 'Deactivate key' }).click();
    await page.getByRole('button', { name: 'Change version' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Help' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(page.getByRole('tab', { name: 'Access tokens' })).toBeVisible();
    for (const path of ['/billing', '/node-as-a-service', '/usage']) {
      await open(path);
      await expect(page.getByRole('main')).toBeVisible();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/dashboard');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click();
    await logOut(page);
    await submitLogIn(page, suspended);
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
});

test.describe('inside a frame of another origin', () => {
  test.use({ allowed: /foreign request|fram(e|ing)/i });
  const FRAME_MESSAGE = 'This content cannot be displayed in an iframe';

  test('the policy alone blocks the console', async ({ page, deployment }) => {
    const foreign = await serveForeignPage(`<iframe src="${deployment.url}"></iframe>`);
    await page.goto(foreign.address);
    await expect(page.frameLocator('iframe').getByRole('textbox')).toHaveCount(0);
    foreign.close();
  });

  for (const [which, attributes] of [
    ['a plain one', ''],
    ['a sandboxed one', 'sandbox="allow-scripts allow-same-origin"'],
  ] as const) {
    test(`without the policy, ${which} shows nothing of the console`, async ({ page, context, deployment }) => {
      await dropPolicy(context, deployment.url);
      const foreign = await serveForeignPage(`<iframe ${attributes} src="${deployment.url}"></iframe>`);
      await page.goto(foreign.address);
      const inside = page.frameLocator('iframe');
      await expect
        .poll(
          async () => page.url().startsWith(deployment.url) || (await inside.getByText(FRAME_MESSAGE).count()) === 1,
        )
        .toBe(true);
      await expect(inside.getByRole('textbox')).toHaveCount(0);
      foreign.close();
    });
  }
});

test('works against the mock server, which logs the mails that it would send', LONG, async ({ openProfile }) => {
  const server = spawn('node', ['tools/scripts/mock-server.mjs', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let consoleOutput = '';
  server.stdout.on('data', (chunk: Buffer) => (consoleOutput += chunk.toString()));
  await once(server.stdout, 'data');
  const provider = /http:\/\/\S+(?=,)/.exec(consoleOutput)?.[0] ?? '';
  const site = await serve({ dir: 'dist', connectSrc: [provider], settings: { apiBaseUrl: provider } });
  const profile = await openProfile({ baseURL: site.url });
  const page = await profile.newPage();
  await page.goto('/');
  await logIn(page, activeCustomer);
  await goToKeys(page);
  await createKey(page, 'over-the-wire');
  await createdDialog(page).getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(keyRow(page, 'over-the-wire')).toBeVisible();
  await page.request.post(`${provider}/api/auth/forgot-password`, { data: { email: activeCustomer.email } });
  await expect.poll(() => consoleOutput).toContain(`Mail to ${activeCustomer.email}: password-reset: /reset-password/`);
  await profile.close();
  await site.close();
  server.kill();
});

/** Without the header, only the console's own guard remains. */
async function dropPolicy(context: BrowserContext, pageUrl: string): Promise<void> {
  await context.route(
    (url) => url.href === pageUrl,
    async (route) => {
      const candidate = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = candidate.headers();
      await route.fulfill({ response: candidate, headers });
    },
  );
}
