import { activeCustomer, expectHeading } from '#tests/e2e/support/steps.ts';
import { expect, test, LONG_WALK } from '#tests/e2e/support/test.ts';

test(
  'the audit log says what was just done, and leads to it, with the keyboard',
  LONG_WALK,
  async ({ page, openAs }) => {
    await openAs(activeCustomer, '/verify-domain#domains');
    await page.getByRole('button', { name: 'Verify new domain' }).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Verify new domain' });
    await dialog.getByRole('textbox', { name: 'Domain' }).fill('audited.northwall.example');
    await dialog.getByRole('textbox', { name: 'Domain' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Domain added' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Team', exact: true }).press('Enter');
    await page.getByRole('tab', { name: 'Members' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Domain added' }).first().press('Enter');
    const panel = page.getByRole('dialog', { name: 'Domain added' });
    await expect(panel.getByText('https://audited.northwall.example')).toBeVisible();
    await panel.getByRole('link', { name: 'View domains' }).press('Enter');
    await expectHeading(page, 'Verify Domain');
  },
);
