/** The logs of the usage page, as in screens.mjs. */
const customer = { scenario: 'active-customer', path: '/usage' };

const waitForText = (page, text) => page.getByText(text).first().waitFor();
const tab = (page, name) => page.getByRole('tab', { name }).click();
const openEntry = (page, rowIndex) => page.getByRole('rowheader').nth(rowIndex).getByRole('button').click();
const WEBHOOKS = /^(Webhooks|Callbacks)$/;

export const LOG_SCREENS = {
  'callback-logs': {
    ...customer,
    async act(page) {
      await tab(page, WEBHOOKS);
      await waitForText(page, 'Showing 20 callbacks');
    },
  },
  'callback-log': {
    ...customer,
    async act(page, width) {
      await tab(page, WEBHOOKS);
      // A phone has the filters behind a button.
      if (width < 600) await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('combobox', { name: 'Status' }).selectOption('failed');
      await waitForText(page, 'Clear filters');
      await waitForText(page, 'Showing 20 callbacks');
      await openEntry(page, 1);
      await page.getByRole('tree').waitFor();
    },
  },
  'callback-logs-empty': {
    scenario: 'free-plan',
    path: '/usage',
    async act(page) {
      await tab(page, WEBHOOKS);
      await waitForText(page, 'No callbacks yet');
    },
  },
  'api-calls': {
    ...customer,
    async act(page) {
      await tab(page, 'API calls');
      await waitForText(page, 'Showing 20 calls');
    },
  },
  'api-call': {
    ...customer,
    async act(page) {
      await tab(page, 'API calls');
      await waitForText(page, 'Showing 20 calls');
      await openEntry(page, 2);
      await page.getByRole('tree').waitFor();
    },
  },
};
