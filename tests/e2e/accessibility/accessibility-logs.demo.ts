import type { Page } from '@playwright/test';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { expectFaultlessAtEveryWidth, tabTo } from '#tests/e2e/support/accessibility.ts';
import { detail, entries, log } from '#tests/e2e/support/log-steps.ts';
import { tagOfState } from '#tests/e2e/support/short-list.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

interface State {
  readonly path: string;
  readonly scenario?: ScenarioName;
  readonly act: (page: Page) => Promise<unknown>;
}

const STATES: Readonly<Record<string, State>> = {
  'the callback logs, live and filtered': {
    path: '/usage?status=failed#webhooks',
    act: async (page) => {
      await page.getByRole('button', { name: 'Live' }).click();
      await page.getByText(/Showing .* callbacks/).waitFor();
    },
  },
  'a callback that did not get through': {
    path: '/usage?status=failed#webhooks',
    act: async (page) => {
      await entries(page).nth(1).click();
      await detail(page).getByRole('tree').waitFor();
    },
  },
  'a delivered callback that was redelivered': {
    path: '/usage?status=success#webhooks',
    act: async (page) => {
      await entries(page).nth(1).click();
      await detail(page).getByRole('button', { name: 'Redeliver' }).click();
      await detail(page).getByRole('link', { name: 'Show the new delivery' }).waitFor();
    },
  },
  'a redelivery that a role does not allow': {
    path: '/usage?status=failed#webhooks',
    scenario: 'read-only-member',
    act: async (page) => {
      await entries(page).nth(1).click();
      await detail(page).getByRole('button', { name: 'Redeliver' }).click();
      await detail(page).getByText('Read-only').waitFor();
    },
  },
  'nothing that matches, at an entry that is missing': {
    path: '/usage?search=nothing&entry=nowhere#webhooks',
    act: (page) => page.getByText('No entries match these filters').waitFor(),
  },
  'the API calls, with the menu of the export': {
    path: '/usage#api-request',
    act: async (page) => {
      await page.getByText(/Showing .* calls/).waitFor();
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'As CSV', exact: true }).waitFor();
    },
  },
  'what an API call answered': {
    path: '/usage#api-request',
    act: async (page) => {
      await entries(page).nth(1).click();
      await detail(page).getByRole('tree').waitFor();
    },
  },
};

for (const [name, { path, scenario = 'active-customer', act }] of Object.entries(STATES)) {
  test(
    `${name}: has no accessibility violations in both themes, wide and narrow`,
    tagOfState(name),
    async ({ page, open }) => {
      const [before = '', hash] = path.split('#');
      const [pathname = '', query] = before.split('?');
      await open(`${pathname}#${hash ?? ''}`, { scenario, ...Object.fromEntries(new URLSearchParams(query)) });
      await act(page);
      await expectFaultlessAtEveryWidth(page);
    },
  );
}

test('a call is found, read and left by keyboard alone', LONG, async ({ page, open }) => {
  await open('/usage#api-request', { scenario: 'active-customer' });
  await page.getByText('Showing 20 calls').waitFor();
  await tabTo(page, entries(page).first());
  await page.keyboard.press('End');
  await expect(page.getByText('Showing 30 calls')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(entries(page).nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    log(page)
      .getByRole('button', { name: /^View request/ })
      .nth(1),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail(page)).toBeVisible();
  await tabTo(page, detail(page).getByRole('tab', { name: 'Request' }));
  await page.keyboard.press('ArrowRight');
  await expect(detail(page).getByRole('tree', { name: 'Response' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    log(page)
      .getByRole('button', { name: /^View request/ })
      .nth(1),
  ).toBeFocused();
});
