import type { Page } from '@playwright/test';
import { tabTo } from '#tests/e2e/support/accessibility.ts';
import { newcomer } from '#tests/e2e/support/newcomer.ts';
import { expectHeading } from '#tests/e2e/support/steps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const keys = (page: Page) => ({
  type: async (name: string, text: string) => {
    await tabTo(page, page.getByLabel(name, { exact: true }));
    await page.keyboard.type(text);
  },
  tick: async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('checkbox', { name, exact: true }), 80);
    await page.keyboard.press('Space');
  },
  /** Tab reaches one radio of a group; the arrows move on. */
  choose: async (name: string) => {
    const wanted = page.getByRole('radio', { name, exact: true });
    await wanted.waitFor();
    const group = page.locator(`[type=radio][name="${await wanted.getAttribute('name')}"]`);
    const checked = group.and(page.locator(':checked'));
    await tabTo(page, (await checked.count()) > 0 ? checked : group.first());
    await page.keyboard.press('Space');
    const most = await group.count();
    for (let step = 1; step < most && !(await wanted.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  },
  press: async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }).first(), 80);
    await page.keyboard.press('Enter');
  },
});

test('a new user gets from the registration to the first call by keyboard alone', async ({ page, open }) => {
  const { type, tick, choose, press } = keys(page);
  await open('/auth/register');
  await type('First name', newcomer.firstName);
  await type('Last name', newcomer.lastName);
  await type('Email', newcomer.email);
  await type('Password', newcomer.password);
  await type('Confirm password', newcomer.password);
  await type('Number', newcomer.phone);
  await tick(/I agree/);
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Check your email');
  await tabTo(page, page.getByRole('button', { name: /fill in this code$/ }).first());
  await page.keyboard.press('Enter');
  await expectHeading(page, "What's your company's name?");
  await type('Company name', 'Riverstone');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'What are you building?');
  await tick('Crypto wallet');
  await press('Next: protocols');
  await expectHeading(page, 'Which protocols do you build on?');
  await type('Filter protocols', 'ethereum');
  await tick('Ethereum');
  await press('Next: how you found us');
  await expectHeading(page, 'How did you hear about us?');
  await choose('Conference');
  await press('Next: plan');
  await expectHeading(page, 'Choose a plan');
  await choose('Free');
  await press('Next: summary');
  await expectHeading(page, 'Review your answers');
  await tick(/I accept/);
  await press('Get started');
  await expectHeading(page, 'Dashboard');
  await type('Key name', 'first-key');
  await page.keyboard.press('Enter');
  await press('Run request');
  await expect(page.getByRole('tree', { name: 'Response' })).toBeVisible();
});
