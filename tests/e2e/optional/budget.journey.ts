import { activeCustomer } from '#tests/e2e/support/steps.ts';
import { expect, test, LONG_WALK } from '#tests/e2e/support/test.ts';

test('a budget that stops calls is set, reached and raised, with the keyboard', LONG_WALK, async ({ page, openAs }) => {
  await openAs(activeCustomer, '/usage');
  const card = page.getByRole('region', { name: 'Budget' });
  await card.getByRole('button', { name: 'Change budget' }).press('Enter');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('6');
  await page.getByRole('radio', { name: 'Only send alerts' }).press('ArrowDown');
  await page.getByRole('textbox', { name: /^Amount/ }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Reject API calls now?' });
  await question.getByRole('button', { name: 'Save and reject calls' }).press('Enter');
  await expect(card.getByText(/^API calls are rejected until/)).toBeVisible();
  await expect(card.getByText(/^Email sent/)).toHaveCount(3);
  await page.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
  await expect(page.getByText('Your budget is used up, so API calls are rejected.')).toBeVisible();
  await page.getByRole('link', { name: 'View budget' }).press('Enter');
  await card.getByRole('button', { name: 'Raise budget' }).press('Enter');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('60');
  await page.getByRole('textbox', { name: /^Amount/ }).press('Enter');
  await expect(card.getByText('of $60.00 used')).toBeVisible();
  await expect(card.getByText(/^API calls are rejected until/)).toBeHidden();
});
