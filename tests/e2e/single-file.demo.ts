import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { test as base, type Page, type Request } from '@playwright/test';
import { builtPage } from '#tools/scripts/build-output.mjs';
import { EVM_ADDRESS, faucetDialog, fillFaucet, sendButton } from './support/faucets.ts';
import { copiedText, detail, entries, filter, goToLogs } from './support/log-steps.ts';
import { enterMailedCode, openMailedLink } from './support/mailbox.ts';
import { acceptAnd, completeQuestionnaire, newcomer, register } from './support/newcomer.ts';
import {
  activeCustomer,
  createdDialog,
  createKey,
  emailField,
  expectHeading,
  expectLogIn,
  goToKeys,
  keyRow,
  submitLogIn,
  logOut,
} from './support/steps.ts';
import { fillInvitation, goToTeam, memberRow, sendInvitation } from './support/team-steps.ts';
import { expect, LONG } from './support/test.ts';

const FILE = pathToFileURL(builtPage('single-file')).href;
/** The demo's own mails. */
const deployment = { provider: null, origins: [] };

interface FileFixtures {
  /** Opens a path of the console from disk. */
  readonly open: (path: string) => Promise<void>;
  readonly complaints: readonly string[];
}

/** One file from disk, without a network: a test fails on any request beside the file and on any console message. */
const test = base.extend<FileFixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const onRequest = (request: Request) => {
        const url = request.url();
        if (url.split('#')[0] !== FILE && !/^(data|blob):/.test(url)) complaints.push(`request: ${url}`);
      };
      context.on('request', onRequest);
      context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
      await use(complaints);
      expect(complaints, 'the file asks for nothing and stays silent').toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto('about:blank');
      await page.goto(`${FILE}#${path}`);
    });
  },
});

test.use({ offline: true });

const callPanel = (page: Page) => page.getByRole('form', { name: 'Make your first API call' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function goTo(page: Page, link: string, heading = link): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
  await expectHeading(page, heading);
}

test('a single file leads from the sign-up to the first call', async ({ page }) => {
  await page.goto(FILE);
  await expectLogIn(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await register(page, newcomer);
  await enterMailedCode({ page, deployment, open: () => Promise.resolve() }, newcomer.email);
  await completeQuestionnaire(page, 'Free');
  await acceptAnd(page, 'Get started');
  await expectHeading(page, 'Dashboard');
  await callPanel(page).getByRole('button', { name: 'Create key' }).click();
  await callPanel(page).getByRole('button', { name: 'Run request' }).click();
  await expect(callPanel(page).getByRole('status').filter({ hasText: 'Status 200' })).toBeVisible();
  await page.reload();
  await expectHeading(page, 'Dashboard');
  await expect(page).toHaveURL(`${FILE}#/dashboard`);
});

test("a single file holds a customer's day", LONG, async ({ page, context, open }) => {
  await test.step('a visitor follows a deep link, and logs in', async () => {
    await open('/usage?status=failed#webhooks');
    await expectLogIn(page);
    await submitLogIn(page, activeCustomer);
    await expectHeading(page, 'Usage');
    await expect(page).toHaveURL(`${FILE}#/usage?status=failed#webhooks`);
    await expect(filter(page, 'Status')).toHaveValue('failed');
  });

  await test.step('a key is created, copied and opened', async () => {
    await goToKeys(page);
    await createKey(page, 'ledger-sync');
    await createdDialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(keyRow(page, 'ledger-sync')).toBeVisible();
    await page.getByRole('searchbox').fill('ledger');
    await expect(page).toHaveURL(`${FILE}#/api-keys?q=ledger`);
    await page.reload();
    await expect(keyRow(page, 'ledger-sync')).toBeVisible();
    await expect(keyRow(page, 'mainnet-gateway')).toHaveCount(0);
  });

  await test.step('an entry of the log has a link that opens in another tab, and Back closes it', async () => {
    await goToLogs(page, 'API calls');
    await entries(page).nth(1).click();
    await expect(detail(page)).toBeVisible();
    const { href } = new URL(page.url());
    expect(href).toContain(`${FILE}#/usage?entry=`);
    await page.goBack();
    await expect(detail(page)).toHaveCount(0);
    await page.goForward();
    await detail(page).getByRole('button', { name: 'Copy link to this entry' }).click();
    expect(await copiedText(page)).toBe(href);
    const other = await context.newPage();
    await other.goto(href);
    await expect(detail(other)).toBeVisible();
    await other.close();
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'As CSV', exact: true }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(/\r\n/);
  });

  await test.step('tabs follow the url', async () => {
    await goTo(page, 'Billing');
    await tab(page, 'Upgrade').click();
    await expect(page).toHaveURL(`${FILE}#/billing#upgrade-plan`);
    await page.goBack();
    await expect(page).toHaveURL(`${FILE}#/billing`);
    await expect(tab(page, 'Upgrade')).toHaveAttribute('aria-selected', 'false');
  });

  await test.step('team and faucets', async () => {
    await goToTeam(page);
    await fillInvitation(page, 'iris@northwall.example', 'Developer');
    await sendInvitation(page);
    await expect(memberRow(page, 'iris@northwall.example')).toBeVisible();
    await goTo(page, 'Faucets');
    await fillFaucet(page);
    await sendButton(page).click();
    await expect(faucetDialog(page)).toBeHidden();
    await expect(page.getByText(EVM_ADDRESS.slice(0, 6)).first()).toBeVisible();
    await logOut(page);
  });
});

test('a single file leads over the pages of other companies and back', LONG, async ({ page, open }) => {
  await test.step('a card that is canceled, and one that pays', async () => {
    await open('/?scenario=onboarding-at-summary');
    for (const choice of ['Cancel', 'Pay']) {
      await acceptAnd(page, 'Pay');
      await expect(page).toHaveURL(/#\/mock\/checkout\?session=/);
      await page.getByRole('button', { name: choice, exact: true }).click();
      if (choice === 'Cancel') await expectHeading(page, 'Review your answers');
    }
    await page.getByRole('link', { name: 'View dashboard' }).click();
    await expectHeading(page, 'Dashboard');
    await logOut(page);
  });

  await test.step('a social sign-in, and Back from its page', async () => {
    const leave = () => page.getByRole('button', { name: 'Continue with Google' }).click();
    await leave();
    await expectHeading(page, 'Sign in with Google');
    await page.goBack();
    await expectLogIn(page);
    await leave();
    await page.getByRole('button', { name: 'Continue as the demo user' }).click();
    await expectHeading(page, 'Dashboard');
    await expect(page).not.toHaveURL(/code=|state=/);
    await logOut(page);
  });

  await test.step('the link of a mail', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await emailField(page).fill(activeCustomer.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await openMailedLink({ page, deployment, open }, activeCustomer.email);
    await expectHeading(page, 'Set a new password');
  });

  await test.step('another scenario, typed into the address', async () => {
    await page.evaluate(() => (window.location.hash = '/?scenario=free-plan'));
    await expectHeading(page, 'Dashboard');
    await expect(page.getByText('Free', { exact: true }).first()).toBeVisible();
  });

  await test.step('a moment, which leaves the address', async () => {
    await page.evaluate(() => (window.location.hash = '/usage?demo=v1;scenario=active-customer;theme=dark#webhooks'));
    await expectHeading(page, 'Usage');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveURL(`${FILE}#/usage#webhooks`);
  });

  await test.step('the catalog, and a scenario out of it', async () => {
    await open('/demo');
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    await page.getByRole('link', { name: 'Visitor', exact: true }).click();
    await expectLogIn(page);
  });
});
