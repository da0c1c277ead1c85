import { expectAccessibleInBothThemes, expectNoSidewaysScrolling } from '#tests/e2e/support/accessibility.ts';
import { openAccountTab } from '#tests/e2e/support/account.ts';
import { expectLanguage, messagesOf, storeLanguage } from '#tests/e2e/support/messages.ts';
import { activeCustomer, expectHeading } from '#tests/e2e/support/steps.ts';
import { expect, test, LONG_WALK, LONG } from '#tests/e2e/support/test.ts';

test(
  'an account is closed, the next page says when, and the closing is withdrawn, with the keyboard',
  LONG_WALK,
  async ({ page, openAs }) => {
    await openAs(activeCustomer);
    await openAccountTab(page, 'Your data');
    const section = page.getByRole('region', { name: 'Your data' });
    await section.getByRole('button', { name: 'Request export' }).press('Enter');
    await expect(section.getByText("We're preparing your file.")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await section.getByRole('button', { name: 'Close account' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Close account' });
    await dialog.getByRole('textbox', { name: 'Your email' }).fill(activeCustomer.email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(activeCustomer.password);
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('textbox', { name: 'Password' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your account is closing' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Team', exact: true }).press('Enter');
    await expectHeading(page, 'Team');
    await expect(page.getByText(/^This account closes on/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Keep account' }).press('Enter');
    await expect(page.getByText('Your account stays open.')).toBeVisible();
  },
);

test('the export and the closing of an account are whole in Arabic', LONG, async ({ page, openAs }) => {
  const t = messagesOf('ar');
  const forget = await storeLanguage(page, 'ar');
  await openAs(activeCustomer);
  await forget();
  await page.getByRole('button', { name: t('header.profile', { name: 'Elena Vasileva' }) }).click();
  await page.getByRole('menuitem', { name: t('profile.my-profile') }).click();
  await page.getByRole('tab', { name: t('profile.your-data') }).click();
  const section = page.getByRole('region', { name: t('profile.your-data') });
  await section.getByRole('button', { name: t('close-account.action') }).click();
  const dialog = page.getByRole('dialog', { name: t('close-account.title') });
  await dialog.getByRole('textbox', { name: t('close-account.password') }).waitFor();
  await expectLanguage(page, 'ar');
  await expectNoSidewaysScrolling(page);
  await expectAccessibleInBothThemes(page);
});
