import { expectFaultlessAtEveryWidth, expectFaultlessOnPhone, PHONE, tabTo } from '#tests/e2e/support/accessibility.ts';
import { isEveryJourney } from '#tests/e2e/support/every-journey.ts';
import { SCREENS } from '#tests/e2e/support/screens.ts';
import {
  activeCustomer,
  createdDialog,
  emailField,
  expectHeading,
  expectLogIn,
  keyRow,
  logIn,
  logOut,
} from '#tests/e2e/support/steps.ts';
import { tagOfState } from '#tests/e2e/support/short-list.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

for (const [name, { scenario, path, act, only }] of Object.entries(SCREENS)) {
  test(
    `${name}: has no accessibility violations in both themes, wide and narrow`,
    tagOfState(name),
    async ({ page, open }) => {
      if (only) await page.setViewportSize(PHONE);
      await open(path, { scenario });
      await act(page);
      await (only ? expectFaultlessOnPhone(page) : expectFaultlessAtEveryWidth(page));
    },
  );
}

test('the first key is created and deactivated by keyboard alone', LONG, async ({ page, open }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await open('/');
  await expectLogIn(page);
  await tabTo(page, emailField(page));
  await page.keyboard.type(activeCustomer.email);
  await tabTo(page, page.locator('input[name="password"]'));
  await page.keyboard.type(activeCustomer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'API Key Management' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'API Key Management' })).toBeFocused();

  await tabTo(page, button('Create API key'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Key name')).toBeFocused();
  await page.keyboard.type('ledger-sync');
  await page.keyboard.press('Enter');
  await expect(createdDialog(page).getByRole('button', { name: 'Copy key' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  await tabTo(page, button('Done'));
  await page.keyboard.press('Enter');
  await expect(button('Create API key')).toBeFocused();

  await tabTo(page, keyRow(page, 'ledger-sync').getByRole('button', { name: 'Reveal key ledger-sync' }));
  await page.keyboard.press('Space');
  await expect(button('Hide key ledger-sync')).toBeFocused();
  await tabTo(page, button('Active. Deactivate ledger-sync'));
  await page.keyboard.press('Enter');
  await expect(button('Cancel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button('Active. Deactivate ledger-sync')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, button('Deactivate key'));
  await page.keyboard.press('Enter');
  await expect(button('Inactive. Activate ledger-sync')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, button('Load more'), 70);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 20 keys')).toBeVisible();
  await expect(button('Load more')).toBeFocused();
});

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

test('each page has a title of its own and gets the focus on its heading', async ({ page, open }) => {
  await open('/');
  await expect(page).toHaveTitle('Log in · Gatehouse');
  await logIn(page, activeCustomer);
  await expect(page).toHaveTitle('Dashboard · Gatehouse');
  for (const [link, heading] of [
    ['API Key Management', 'API Key Management'],
    ['Billing', 'Billing'],
    ['Dashboard', 'Dashboard'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await expectHeading(page, heading);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(`${heading} · Gatehouse`);
    await expect(page.getByRole('link', { name: link, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await logOut(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Log in · Gatehouse');
});

test('the content can be reached past the navigation', async ({ page, open }) => {
  await open('/api-keys', { scenario: 'active-customer' });
  await page.getByText('Showing 10 keys').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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
