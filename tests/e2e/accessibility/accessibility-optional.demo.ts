import type { Page } from '@playwright/test';
import type { Translate } from '#src/application/i18n/translate.ts';
import { expectFaultlessAtEveryWidth } from '#tests/e2e/support/accessibility.ts';
import { messagesOf, storeLanguage } from '#tests/e2e/support/messages.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

/** What only some providers offer, each with its dialog, by the texts of any language. */
interface State {
  readonly path: string;
  readonly scenario?: string;
  /** Ends when the state is visible. */
  readonly act: (page: Page, t: Translate) => Promise<unknown>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

const STATES: Readonly<Record<string, State>> = {
  'the set-up of a second factor': {
    path: '/dashboard',
    async act(page, t) {
      await press(page, t('attention.two-factor.action'));
      await dialog(page, t('two-factor-settings.set-up.title'));
    },
  },
  'the audit log with an entry': {
    path: '/team#audit-log',
    async act(page) {
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'a log with dates that run backwards': {
    path: '/usage?dates=2026-11-01..#api-request',
    async act(page, t) {
      await page.getByLabel(t('logs.dates.to')).fill('2026-10-01');
      await page.getByText(t('logs.dates.reversed')).waitFor();
    },
  },
  'an invitation to revoke': {
    path: '/team',
    async act(page, t) {
      await page
        .getByRole('button', { name: t('team.invitations.revoke.label', { email: 'finance@northwall.example' }) })
        .click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    },
  },
  'the roles of a member': {
    path: '/team',
    async act(page, t) {
      const email = 'priya.nair@northwall.example';
      await page.getByRole('button', { name: t('team.change-roles.label', { email }) }).click();
      await dialog(page, t('team.change-roles.title', { email }));
    },
  },
  'the ownership to transfer': {
    path: '/team',
    async act(page, t) {
      await page
        .getByRole('button', { name: t('team.transfer.label', { email: 'priya.nair@northwall.example' }) })
        .click();
      await dialog(page, t('ownership.transfer.title'));
    },
  },
  'a team that its only owner cannot leave': {
    path: '/team',
    async act(page, t) {
      await press(page, t('team.leave'));
      await dialog(page, t('ownership.last-owner.title'));
    },
  },
  'the limits of a key': {
    path: '/api-keys',
    async act(page, t) {
      await press(page, 'checkout-canary');
      await page.getByRole('region', { name: t('key-limits.title'), exact: true }).waitFor();
      await page.getByRole('button', { name: t('key-limits.change') }).waitFor();
    },
  },
  'other limits of a key': {
    path: '/api-keys',
    async act(page, t) {
      await press(page, 'checkout-canary');
      await press(page, t('key-limits.change'));
      await page.getByRole('textbox', { name: t('key-limits.origins.label') }).waitFor();
    },
  },
  'the labels of a key': {
    path: '/api-keys?label=payments',
    async act(page, t) {
      await press(page, 'payouts-worker');
      await press(page, t('key-labels.change'));
      await page.getByRole('combobox', { name: t('key-labels.title') }).fill('a#b,');
      await page.getByText(t('key-labels.not-allowed')).waitFor();
    },
  },
  'the limits of a new key': {
    path: '/api-keys',
    async act(page, t) {
      await press(page, t('api-keys.create'));
      await press(page, t('key-limits.title'));
      await page.getByRole('textbox', { name: t('key-limits.origins.label') }).waitFor();
    },
  },
  'an access token to create': {
    path: '/account#tokens',
    async act(page, t) {
      await press(page, t('access-tokens.create'));
      await dialog(page, t('access-tokens.create.title'));
    },
  },
  'notification channels': {
    path: '/account#notifications',
    act: (page, t) => page.getByRole('button', { name: t('notifications.add'), exact: true }).waitFor(),
  },
  'a notification channel to add': {
    path: '/account#notifications',
    async act(page, t) {
      await press(page, t('notifications.add'));
      await dialog(page, t('notifications.add'));
    },
  },
  passkeys: {
    path: '/account#security',
    act: (page, t) => page.getByRole('button', { name: t('passkeys.delete.of', { name: 'iPhone' }) }).waitFor(),
  },
  'a passkey to add': {
    path: '/account#security',
    async act(page, t) {
      await press(page, t('passkeys.add'));
      await dialog(page, t('passkeys.add'));
    },
  },
  'billing details to edit': {
    path: '/billing',
    async act(page, t) {
      await press(page, t('billing-details.edit'));
      await dialog(page, t('billing-details.edit'));
    },
  },
  'a budget to change': {
    path: '/usage',
    async act(page, t) {
      await press(page, t('budget.change'));
      await dialog(page, t('budget.change'));
    },
  },
  'callback subscriptions': {
    path: '/verify-domain',
    act: (page, t) => page.getByRole('button', { name: t('subscriptions.activate'), exact: true }).waitFor(),
  },
  'a callback subscription to add': {
    path: '/verify-domain',
    async act(page, t) {
      await press(page, t('domains.subscriptions.add'));
      await page.getByRole('dialog').getByRole('option').nth(3).waitFor({ state: 'attached' });
      await page.getByLabel(t('subscriptions.event')).selectOption({ index: 1 });
    },
  },
  'the signing of callbacks': {
    path: '/verify-domain#domains',
    act: (page, t) => page.getByRole('button', { name: t('signing.rotate'), exact: true }).waitFor(),
  },
  'failed callbacks to redeliver': {
    path: '/usage?blockchain=tron#webhooks',
    async act(page, t) {
      await press(page, t('callbacks.redeliver-failed'));
      await page.getByRole('button', { name: t('redelivery.confirm') }).waitFor();
    },
  },
  'the domains that receive nothing': {
    path: '/verify-domain#domains',
    scenario: 'failing-domains',
    act: (page, t) => page.getByText(t('health.failing'), { exact: true }).waitFor(),
  },
  'the breakdown of credits': {
    path: '/usage',
    act: (page, t) => page.getByText(t('credit-breakdown.links.calls')).waitFor(),
  },
};

for (const language of ['en', 'ar'] as const) {
  const t = messagesOf(language);
  for (const [name, { path, scenario = 'active-customer', act }] of Object.entries(STATES)) {
    test(
      `${name} (${language}): no accessibility violations in both themes, wide and narrow`,
      LONG,
      async ({ page, open }) => {
        const forget = await storeLanguage(page, language);
        await open(path, { scenario });
        await act(page, t);
        await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0);
        await expectFaultlessAtEveryWidth(page);
        await forget();
      },
    );
  }
}
