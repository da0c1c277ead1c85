import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, test, WALK } from '#tests/e2e/support/test.ts';

test(
  'a key gets labels, which narrow the keys and the API calls, with the keyboard',
  WALK,
  async ({ page, openAs }) => {
    await openAs(activeCustomer);
    await page.getByRole('link', { name: 'API Key Management' }).press('Enter');
    await page.getByRole('button', { name: 'fee-estimator', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Add labels' }).press('Enter');
    const field = page.getByRole('combobox', { name: 'Labels' });
    await field.pressSequentially('team-fees,prod');
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await field.press('Enter');
    await expect(page.getByText('Labels of fee-estimator saved.')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Add labels' }).or(page.getByRole('button', { name: 'Change labels' })),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show only keys labeled team-fees' }).press('Enter');
    await expect(page).toHaveURL(/label=team-fees/);
    await page.reload();
    await expect(page.getByText('1 of 1 matching key')).toBeVisible();
    await page.getByRole('button', { name: 'Stop filtering by label team-fees' }).press('Enter');
    await page.getByRole('link', { name: 'Usage' }).press('Enter');
    await page.getByRole('tab', { name: 'API calls' }).press('Enter');
    await page.getByRole('combobox', { name: 'Label of API keys' }).selectOption('team-fees');
    await expect(page).toHaveURL(/label=team-fees/);
  },
);
