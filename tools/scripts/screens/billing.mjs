/** The billing page, as in screens.mjs. */
const customer = { scenario: 'active-customer', path: '/billing' };

const waitForText = (page, text) => page.getByText(text).first().waitFor();

async function upgrade(page) {
  await page.getByRole('tab', { name: 'Upgrade' }).click();
  await waitForText(page, 'Contact us');
  await page.getByRole('heading', { name: 'Business' }).waitFor();
}

export const BILLING_SCREENS = {
  billing: { ...customer, act: (page) => waitForText(page, 'Showing 10 invoices') },
  'billing-invoices': {
    ...customer,
    scenario: 'pending-invoices',
    act: (page) => page.getByText('Showing 10 invoices').scrollIntoViewIfNeeded(),
  },
  'billing-free': {
    ...customer,
    scenario: 'free-plan',
    act: (page) => waitForText(page, 'No invoices yet'),
  },
  'billing-canceled': {
    scenario: 'two-factor',
    path: '/auth/login',
    async act(page, width) {
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByLabel('Authentication code').fill('482913');
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
      if (width < 900) await page.getByRole('button', { name: 'Open menu' }).click();
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await navigation.getByRole('link', { name: 'Billing', exact: true }).last().click();
      await waitForText(page, 'Billing period ends');
      await waitForText(page, 'Showing all');
    },
  },
  'billing-suspended': {
    scenario: 'suspended',
    path: '/billing',
    act: (page) => waitForText(page, 'Showing 10 invoices'),
  },
  'billing-upgrade': { ...customer, act: upgrade },
  'billing-upgrade-annual': {
    ...customer,
    async act(page) {
      await upgrade(page);
      await page.getByRole('radio', { name: /^Annual/ }).check();
    },
  },
  'billing-compare': {
    ...customer,
    async act(page) {
      await upgrade(page);
      await page.getByRole('rowheader', { name: 'Support level' }).scrollIntoViewIfNeeded();
    },
  },
  'billing-upgrade-suspended': { ...customer, scenario: 'suspended', act: upgrade },
};
