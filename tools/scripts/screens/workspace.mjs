/** Domains, team, faucets and usage, as in screens.mjs. */
const customer = { scenario: 'active-customer' };

const press = (page, name) => page.getByRole('button', { name }).first().click();
const waitForText = (page, text) => page.getByText(text).first().waitFor();

export const WORKSPACE_SCREENS = {
  'rotate-key': {
    ...customer,
    path: '/api-keys',
    async act(page) {
      await press(page, 'Rotate key payouts-worker');
      await press(page, 'Create new key');
      await waitForText(page, 'in your app, then deploy');
    },
  },
  domains: { ...customer, path: '/verify-domain', act: (page) => waitForText(page, 'Showing 10 domains') },
  'domains-checked': {
    ...customer,
    path: '/verify-domain',
    async act(page) {
      await press(page, 'Load more');
      await waitForText(page, 'Showing all 12 domains');
      await press(page, 'Check again');
      await waitForText(page, 'No change since the last check.');
    },
  },
  'domains-empty': {
    scenario: 'free-plan',
    path: '/verify-domain',
    act: (page) => waitForText(page, 'No domains yet'),
  },
  'add-domain': { ...customer, path: '/verify-domain', act: (page) => press(page, 'Verify new domain') },
  'domain-added': {
    ...customer,
    path: '/verify-domain',
    async act(page) {
      await press(page, 'Verify new domain');
      await page.getByRole('textbox', { name: 'Domain' }).fill('webhooks.northwall.example');
      await page.keyboard.press('Enter');
      await waitForText(page, 'is on your list already');
      await page.getByRole('textbox', { name: 'Domain' }).fill('invoices.northwall.example');
      await page.keyboard.press('Enter');
      await waitForText(page, 'Domain added');
    },
  },
  'delete-domain': {
    ...customer,
    path: '/verify-domain',
    act: (page) => press(page, 'Delete münchen.northwall.example'),
  },
  team: { ...customer, path: '/team', act: (page) => waitForText(page, 'Email not confirmed') },
  'team-invite': {
    ...customer,
    path: '/team',
    async act(page) {
      await press(page, 'Invite member');
      await page.getByLabel('Email', { exact: true }).fill('dimitar.angelov@northwall.example');
      await page.getByLabel('Developer').check();
      await page.getByLabel('Billing').check();
      await page.getByLabel('Email', { exact: true }).focus();
    },
  },
  'team-invite-errors': {
    ...customer,
    path: '/team',
    async act(page) {
      await press(page, 'Invite member');
      await page.getByLabel('Email', { exact: true }).fill('dimitar@northwall');
      await page.getByLabel('Viewer').check();
      await page.getByLabel('Viewer').uncheck();
    },
  },
  'team-delete': { ...customer, path: '/team', act: (page) => press(page, 'Remove priya.nair@northwall.example') },
  'team-full': { scenario: 'free-plan', path: '/team', act: (page) => waitForText(page, 'Your plan includes 1 seat') },
  'team-pages': {
    scenario: 'two-factor',
    path: '/auth/login',
    async act(page, width) {
      await press(page, 'Log in');
      await page.getByLabel('Authentication code').fill('482913');
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
      if (width < 900) await press(page, 'Open menu');
      await page.getByRole('link', { name: 'Team', exact: true }).last().click();
      await press(page, 'Page 2 of 3');
      await waitForText(page, '11–20 of 22');
    },
  },
  usage: { ...customer, path: '/usage', act: (page) => waitForText(page, 'Over quota') },
  'usage-runs-out': {
    scenario: 'two-factor',
    path: '/auth/login',
    async act(page, width) {
      await press(page, 'Log in');
      await page.getByLabel('Authentication code').fill('482913');
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
      if (width < 900) await press(page, 'Open menu');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await navigation.getByRole('link', { name: 'Usage', exact: true }).last().click();
      await waitForText(page, 'Will run out early');
    },
  },
  'usage-free': { scenario: 'free-plan', path: '/usage', act: (page) => waitForText(page, 'Daily monitoring cost') },
  faucets: { ...customer, path: '/faucets', act: (page) => waitForText(page, '1–10 of 14') },
  'faucets-empty': {
    scenario: 'free-plan',
    path: '/faucets',
    act: (page) => waitForText(page, 'You do not have any faucets'),
  },
  'request-faucet': {
    ...customer,
    path: '/faucets',
    async act(page) {
      await waitForText(page, '1–10 of 14');
      await press(page, 'Request test coins');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Blockchain').selectOption('ethereum');
      await dialog.getByLabel('Network').selectOption('sepolia');
      await dialog.getByLabel('Address').fill('0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D');
      await dialog.getByLabel('Token').check();
      await page.getByRole('button', { name: 'About the amount' }).hover();
    },
  },
};
