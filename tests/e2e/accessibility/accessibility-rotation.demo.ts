import type { Page } from '@playwright/test';
import { expectFaultlessAtEveryWidth } from '#tests/e2e/support/accessibility.ts';
import { tagOfState } from '#tests/e2e/support/short-list.ts';
import { test } from '#tests/e2e/support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

const STEPS: readonly (readonly [name: string, act: (page: Page) => Promise<unknown>])[] = [
  ['naming the successor', (page) => page.getByLabel('Key name').fill('')],
  [
    'copying it',
    async (page) => {
      await press(page, 'Create new key');
      await waitForText(page, /Replace .* with it/);
    },
  ],
  [
    'waiting for its first request',
    async (page) => {
      await press(page, 'Create new key');
      await press(page, 'Copy new key');
      await waitForText(page, /Waiting for the first request/);
    },
  ],
  [
    'a rotation that was left',
    async (page) => {
      await press(page, 'Create new key');
      await waitForText(page, /Replace .* with it/);
      await press(page, 'Close');
      await waitForText(page, /is being replaced/);
    },
  ],
];

for (const [name, act] of STEPS) {
  test(
    `${name}: has no accessibility violations in both themes, wide and narrow`,
    tagOfState(name),
    async ({ page, open }) => {
      await open('/api-keys', { scenario: 'active-customer' });
      await press(page, 'Rotate key payouts-worker');
      await act(page);
      await expectFaultlessAtEveryWidth(page);
    },
  );
}
