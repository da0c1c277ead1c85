import type { Page } from '@playwright/test';
import type { TranslatedLanguage } from '#src/application/i18n/translation.ts';
import { LANGUAGES } from '#src/domain/shared/language.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { entries, filter, log } from './support/log-steps.ts';
import { expectLanguage, messagesOf, storeLanguage } from './support/messages.ts';
import { activeCustomer, expectHeading } from './support/steps.ts';
import { registerIn, startForFreeIn } from './support/translated-newcomer.ts';
import { expect, LONG, test } from './support/test.ts';

/** In `npm test` the one that differs most stands for all: another script, direction, and six plural forms. */
const FIRST: TranslatedLanguage = 'ar';
const JOURNEYS = (['ar', 'bg', 'de', 'es'] as const).map((language) => ({
  language,
  name: LANGUAGES[language].name,
  details: language === FIRST ? {} : LONG,
}));

/** Every message is translated, nothing is cut, and axe finds nothing in either theme. */
async function expectWholeIn(page: Page, language: TranslatedLanguage): Promise<void> {
  await expectLanguage(page, language);
  await expectNoSidewaysScrolling(page);
  await expectAccessibleInBothThemes(page);
}

for (const { language, name, details } of JOURNEYS) {
  const t = messagesOf(language);

  test(`a newcomer signs up and makes the first call in ${name}`, details, async ({ page, open }) => {
    const forget = language === FIRST ? null : await storeLanguage(page, language);
    await open('/auth/login');
    await forget?.();
    if (language === FIRST) await page.getByRole('combobox', { name: 'Language' }).selectOption(name);
    await expectHeading(page, t('log-in.title', { brand: 'Gatehouse' }));
    await page.getByRole('link', { name: t('log-in.create-account') }).click();
    await registerIn(page, t);
    await startForFreeIn(page, t);
    const panel = page.getByRole('form', { name: t('first-call.title') });
    await panel.getByRole('button', { name: t('first-call.first-key.action') }).click();
    await panel.getByRole('button', { name: t('first-call.run') }).click();
    await expect(panel.getByRole('status').filter({ hasText: t('first-call.status', { status: 200 }) })).toBeVisible();
    await expectWholeIn(page, language);
  });

  test(`the logs are filtered in ${name}`, LONG, async ({ page, openAs }) => {
    const forget = await storeLanguage(page, language);
    await openAs(activeCustomer, '/usage#webhooks');
    await forget();
    await expectHeading(page, t('usage.title'));
    await expect(page.getByText(t('callbacks.shown.some', { shown: '20', count: 20 }))).toBeVisible();
    await filter(page, t('callbacks.blockchain')).selectOption('tron');
    await filter(page, t('callbacks.network')).selectOption('nile');
    await filter(page, t('callbacks.status')).selectOption({ label: t('callbacks.failed') });
    await expect(page).toHaveURL(/blockchain=tron&network=nile&.*failed/);
    await expect(log(page).getByText(t('callbacks.success'), { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: t('logs.clear') }).click();
    await expect(page.getByText(t('callbacks.shown.some', { shown: '20', count: 20 }))).toBeVisible();
    await page.getByText(t('logs.time.relative'), { exact: true }).click();
    await expectLanguage(page, language);

    await page.getByRole('tab', { name: t('usage.tab.api-requests') }).click();
    await filter(page, t('requests.status')).selectOption({ label: t('requests.statuses.success') });
    await expect(log(page).getByRole('row').nth(1)).toContainText('200');
    await entries(page).first().click();
    await expect(page.getByRole('dialog').getByRole('tree', { name: t('requests.response') })).toBeVisible();
    await expectWholeIn(page, language);
  });

  test(`a plan is upgraded in ${name}`, LONG, async ({ page, context, openAs }) => {
    const forget = await storeLanguage(page, language);
    await openAs(activeCustomer, '/billing#upgrade-plan');
    await forget();
    await expectHeading(page, t('billing.title'));
    await page.getByRole('radio', { name: t('plan.annual') }).check();
    await page.getByRole('button', { name: t('billing.button.upgrade.label', { plan: 'Business' }) }).click();
    const dialog = page.getByRole('dialog', { name: t('billing.change.upgrade', { plan: 'Business' }) });
    const shop = context.waitForEvent('page');
    await expect(dialog.getByRole('table', { name: t('billing.change.table') })).toBeVisible();
    await expectLanguage(page, language);
    await dialog.getByRole('button', { name: t('billing.change.continue') }).click();
    // The page of the card provider is another company's, in English.
    const till = await shop;
    await till.getByRole('button', { name: 'Pay', exact: true }).click();
    await till.getByRole('link', { name: t('subscription-success.to-dashboard') }).click({ timeout: 8_000 });
    await expectHeading(till, t('dashboard.title'));
    await expect(till.getByText('Business', { exact: true })).toBeVisible();
    await expectLanguage(till, language);
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('listitem').filter({ hasText: 'Business' }).first()).toContainText(
      t('billing.button.active'),
    );
    await expectWholeIn(page, language);
  });
}
