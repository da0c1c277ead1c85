import type { Page } from '@playwright/test';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { expectFaultlessAtEveryWidth, tabTo } from '#tests/e2e/support/accessibility.ts';
import {
  EVM_ADDRESS,
  faucetDialog,
  fillFaucet,
  openFaucetDialog,
  reachLimit,
  sendButton,
} from '#tests/e2e/support/faucets.ts';
import { tagOfState } from '#tests/e2e/support/short-list.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

interface State {
  readonly scenario?: ScenarioName;
  readonly act: (page: Page) => Promise<unknown>;
}

const STATES: Readonly<Record<string, State>> = {
  'the history': { act: (page) => page.getByText('1–10 of 14').waitFor() },
  'no history': { scenario: 'free-plan', act: (page) => page.getByText('You do not have any faucets').waitFor() },
  'the dialog with everything missing': {
    act: async (page) => {
      const dialog = await openFaucetDialog(page);
      await dialog.getByLabel('Blockchain').selectOption('ethereum');
      for (const field of ['Network', 'Address', 'Coin', 'Amount'])
        await dialog.getByLabel(field, { exact: true }).focus();
      await dialog.getByText('Choose coin or token.').waitFor();
    },
  },
  'the dialog with its tooltip': {
    act: async (page) => {
      const dialog = await fillFaucet(page, 'Token');
      await dialog.getByRole('button', { name: 'About the amount' }).click();
      await dialog.getByRole('tooltip').waitFor();
    },
  },
  'the limit': { act: reachLimit },
};

for (const [name, { scenario = 'active-customer', act }] of Object.entries(STATES)) {
  test(
    `${name}: has no accessibility violations in both themes, wide and narrow`,
    tagOfState(name),
    async ({ page, open }) => {
      await open('/faucets', { scenario });
      await act(page);
      await expectFaultlessAtEveryWidth(page);
    },
  );
}

test('tokens are requested by keyboard alone', LONG, async ({ page, open }) => {
  await open('/faucets', { scenario: 'active-customer' });
  await page.getByText('1–10 of 14').waitFor();
  const opener = page.getByRole('main').getByRole('button', { name: 'Request test coins' }).first();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = faucetDialog(page);
  await expect(dialog.getByLabel('Blockchain')).toBeFocused();
  await page.keyboard.type('Ether');
  await expect(dialog.getByLabel('Blockchain')).toHaveValue('ethereum');
  await tabTo(page, dialog.getByLabel('Network'));
  await page.keyboard.type('Sep');
  await tabTo(page, dialog.getByLabel('Address'));
  await page.keyboard.type(EVM_ADDRESS);
  await tabTo(page, dialog.getByLabel('Coin'));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('Token')).toBeChecked();
  await tabTo(page, dialog.getByRole('button', { name: 'About the amount' }));
  await expect(dialog.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('tooltip')).toBeHidden();
  await expect(dialog).toBeVisible();
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByText('1–10 of 15')).toBeVisible();
});
