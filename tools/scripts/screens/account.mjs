/** The dialogs of the profile menu, as in screens.mjs. */
const customer = { scenario: 'active-customer' };

const press = (page, name) => page.getByRole('button', { name }).first().click();

async function openDialog(page, name) {
  await press(page, /^Profile/);
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog', { name }).waitFor();
}

async function fillNewEmail(page, password = 'Northwall-2026') {
  await page.getByLabel('New email').fill('elena@riverstone.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

export const ACCOUNT_SCREENS = {
  'change-email': {
    ...customer,
    path: '/dashboard',
    act: (page) => openDialog(page, 'Change email'),
  },
  'change-email-link': {
    ...customer,
    path: '/dashboard/change-email/a.b.c',
    async act(page) {
      await fillNewEmail(page);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText('This link was used already').waitFor();
    },
  },
  'email-changed': {
    ...customer,
    path: '/dashboard',
    async act(page) {
      await openDialog(page, 'Change email');
      await fillNewEmail(page);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Email changed' }).waitFor();
    },
  },
  'close-account': {
    ...customer,
    path: '/dashboard',
    async act(page) {
      await openDialog(page, 'My profile');
      await press(page, 'Close account');
      await page.getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
  palette: {
    ...customer,
    path: '/dashboard',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or go to a page' }).fill('key');
      await page.getByRole('option', { name: 'Copy key payouts-worker' }).waitFor();
    },
  },
  shortcuts: {
    ...customer,
    path: '/dashboard',
    async act(page) {
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  'change-password': {
    ...customer,
    path: '/dashboard',
    act: (page) => openDialog(page, 'Change password'),
  },
  'change-password-sent': {
    ...customer,
    path: '/dashboard',
    async act(page) {
      await openDialog(page, 'Change password');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Check your email' }).waitFor();
    },
  },
  'demo-mailbox': {
    ...customer,
    path: '/dashboard',
    async act(page) {
      await openDialog(page, 'Change password');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Check your email' }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Demo mailbox' }).click();
      await page.getByText('Set a new password').waitFor();
    },
  },
};
