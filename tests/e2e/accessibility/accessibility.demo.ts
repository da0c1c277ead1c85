import { tabTo } from '#tests/e2e/support/accessibility.ts';
import { isEveryJourney } from '#tests/e2e/support/every-journey.ts';
import { expectLogIn } from '#tests/e2e/support/steps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('menus, the version dialog and log-out work by keyboard alone', async ({ page, open }) => {
  await open('/api-keys', { scenario: 'active-customer' });
  const change = page.getByRole('button', { name: 'Change version' });
  await tabTo(page, change);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('2024-12-12')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('2026-06-01')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();
  await expect(page.getByRole('region', { name: 'Default API version' })).toContainText('2026-06-01');

  await page.keyboard.press('Shift+Tab');
  const profile = page.getByRole('button', { name: /^Profile/ });
  await profile.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expectLogIn(page);
});

test('a layer traps the focus', async ({ page, open }) => {
  await open('/api-keys', { scenario: 'active-customer' });
  await page.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Key name')).toBeFocused();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create API key' })).toBeFocused();
});

test('on a slow device, nothing of what is typed the moment a dialog opens is lost', async ({
  page,
  context,
  open,
}) => {
  await open('/api-keys', { scenario: 'active-customer' });
  await page.getByText('Showing 10 keys').waitFor();
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let time = 0; time < (isEveryJourney ? 3 : 1); time += 1) {
    await page.getByRole('button', { name: 'Create API key' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Key name')).toBeFocused();
    await page.keyboard.type('node');
    await expect(page.getByLabel('Key name')).toHaveValue('node');
    await page.keyboard.press('Escape');
  }
  // The next test shares this page.
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await device.detach();
});
