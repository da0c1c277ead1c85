import { SEEDS } from '#tests/support/second-provider/data.ts';
import { startSecondProvider } from '#tests/support/second-provider/server.ts';
import { EVM_ADDRESS, openFaucetDialog, sendButton } from '#tests/e2e/support/faucets.ts';
import { entries, filter, log } from '#tests/e2e/support/log-steps.ts';
import {
  acceptAnd,
  chooseChannel,
  choosePlan,
  chooseUseCases,
  nameCompany,
  newcomer,
  register,
} from '#tests/e2e/support/newcomer.ts';
import {
  createdDialog,
  createKey,
  expectHeading,
  expectLogIn,
  goToKeys,
  keyRow,
  logIn,
  logOut,
  toast,
} from '#tests/e2e/support/steps.ts';
import { fillInvitation, goToTeam, memberRow, sendInvitation } from '#tests/e2e/support/team-steps.ts';
import { expect, test as base } from '#tests/e2e/support/test.ts';

type Second = Awaited<ReturnType<typeof startSecondProvider>>;

const test = base.extend<{ readonly second: Second }>({
  second: async ({}, use) => {
    const second = await startSecondProvider();
    await use(second);
    await second.close();
  },
  operated: async ({ second }, use) => use({ apiBaseUrl: second.url }),
});

// Behind the questionnaire its answers are a 403, and an ended session is a 401; the browser logs both.
test.use({ allowed: /^error: Failed to load resource.* 40[13] / });

test('a newcomer signs up with the second provider', async ({ page, open, second }) => {
  await open('/auth/register');
  await register(page, newcomer);
  const mailed = second.world.mails.find(({ to, code }) => to === newcomer.email && code !== null);
  await page.getByLabel('Verification code').fill(mailed?.code ?? '');
  await nameCompany(page, 'Река 🏞️');
  await chooseUseCases(page);
  await expectHeading(page, 'Which protocols do you build on?');
  await page.getByRole('checkbox', { name: 'Ethereum', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Тонкойн 💎', exact: true }).check();
  await page.getByRole('button', { name: 'Next: how you found us' }).click();
  await chooseChannel(page);
  await choosePlan(page, 'Старт 🌱');
  for (const answer of ['Река 🏞️', 'Crypto wallet', 'Ethereum', 'Тонкойн 💎', 'Старт 🌱'])
    await expect(page.locator('main').getByText(answer).first()).toBeVisible();
  await acceptAnd(page, 'Get started');
  await expectHeading(page, 'Dashboard');
  await logOut(page);
  await logIn(page, newcomer);
});

test('an owner works with keys, domains, logs, plans, team and faucets, until the session is over', async ({
  page,
  open,
  second,
}) => {
  await open('/');
  await logIn(page, SEEDS.owner);

  await test.step('a key is created, revealed, replaced and deleted', async () => {
    await goToKeys(page);
    await expect(page.getByText('Showing 10 keys')).toBeVisible();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByText('Showing all 13 keys')).toBeVisible();
    await createKey(page, 'ключ 🔑');
    const secret = await createdDialog(page).locator('code').innerText();
    await createdDialog(page).getByRole('button', { name: 'Done' }).click();
    await keyRow(page, 'ключ 🔑').getByRole('button', { name: 'Reveal key' }).click();
    await expect(keyRow(page, 'ключ 🔑')).toContainText(secret);

    await keyRow(page, 'ключ 🔑').getByRole('button', { name: 'Rotate key' }).click();
    const guide = page.getByRole('dialog', { name: 'Rotate ключ 🔑' });
    await guide.getByRole('button', { name: 'Create new key' }).click();
    await guide.getByRole('button', { name: 'Copy new key' }).click();
    await expect(guide).toContainText('Waiting for the first request with ключ 🔑-2.');
    await guide.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'ключ 🔑', exact: true }).click();
    await page.getByRole('dialog', { name: 'ключ 🔑' }).getByRole('button', { name: 'Delete key' }).click();
    await page.getByLabel('Type “ключ 🔑” to confirm').fill('ключ 🔑');
    await page.keyboard.press('Enter');
    await expect(page.getByText('ключ 🔑 deleted.')).toBeVisible();
    await expect(keyRow(page, 'ключ 🔑')).toHaveCount(0);
  });

  await test.step('a domain is added and deleted', async () => {
    await page.getByRole('link', { name: 'Verify Domain', exact: true }).click();
    await expect(page.getByText('Showing 10 domains')).toBeVisible();
    await page.getByRole('button', { name: 'Verify new domain' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Verify new domain' });
    await dialog.getByRole('textbox', { name: 'Domain' }).fill('hooks.река.example');
    await dialog.getByRole('button', { name: 'Verify domain' }).click();
    await page.getByRole('dialog', { name: 'Domain added' }).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Delete hooks.река.example' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete domain' }).click();
    await expect(page.getByRole('button', { name: 'Delete hooks.река.example' })).toHaveCount(0);
  });

  await test.step('the logs are narrowed, and more are loaded', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Usage', exact: true }).click();
    await page.getByRole('tab', { name: 'Webhooks', exact: true }).click();
    await expect(page.getByText('Showing 20 callbacks')).toBeVisible();
    await log(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(page.getByText('Showing all 27 callbacks')).toBeVisible();
    await filter(page, 'Blockchain').selectOption('Ethereum');
    await filter(page, 'Network').selectOption('Hoodi');
    await expect(page.getByText('Showing all 9 callbacks')).toBeVisible();
    await filter(page, 'Product').selectOption('Straße API');
    await page.getByRole('tab', { name: 'API calls', exact: true }).click();
    await expect(page.getByText('Showing 20 calls')).toBeVisible();
    await entries(page).first().click();
    await expect(page.getByRole('dialog')).toContainText('височина');
    await page.keyboard.press('Escape');
  });

  await test.step('the plan, its payment and the other plans are read', async () => {
    await page.getByRole('link', { name: 'Billing', exact: true }).click();
    await expect(page.getByText('Растеж').first()).toBeVisible();
    await expect(page.getByRole('row', { name: 'Subtotal $53.00' })).toBeVisible();
    await page.getByRole('tab', { name: 'Upgrade', exact: true }).click();
    await expect(page.getByText('По мярка 🏔️').first()).toBeVisible();
  });

  await test.step('a person is invited', async () => {
    await goToTeam(page);
    await fillInvitation(page, 'new@reka.example', 'Инженер ⚙️');
    await sendInvitation(page);
    await expect(toast(page, 'Invitation sent.')).toBeVisible();
    await expect(memberRow(page, 'new@reka.example')).toContainText('Email not confirmed');
  });

  await test.step('coins are requested', async () => {
    await page.getByRole('link', { name: 'Faucets' }).click();
    await expectHeading(page, 'Faucets');
    const dialog = await openFaucetDialog(page);
    await dialog.getByLabel('Blockchain').selectOption('Ethereum');
    await dialog.getByLabel('Network').selectOption('Hoodi');
    await dialog.getByLabel('Address').fill(EVM_ADDRESS);
    await sendButton(page).click();
    await expect(page.getByRole('row').nth(1)).toContainText('0x7A250d…2488D');
  });

  await test.step('a session that is over leads to the log-in, and the next one comes back', async () => {
    second.world.endSessions();
    await page.getByRole('link', { name: 'API Key Management' }).click();
    await expectLogIn(page);
    await expect(page.getByText('Your session expired. Log in to continue.')).toBeVisible();
  });
});
