import type { Page } from '@playwright/test';
import type { TranslatedLanguage } from '#src/application/i18n/translate.ts';
import { LANGUAGES } from '#src/domain/shared/language.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expectLanguage, messagesOf, storeLanguage } from './support/messages.ts';
import { expectHeading } from './support/steps.ts';
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
    await expect(page.getByRole('button', { name: t('demo.account.customer') })).toBeVisible();
    await page.getByRole('link', { name: t('log-in.create-account') }).click();
    await registerIn(page, t);
    await startForFreeIn(page, t);
    const panel = page.getByRole('form', { name: t('first-call.title') });
    await panel.getByRole('button', { name: t('first-call.first-key.action') }).click();
    await panel.getByRole('button', { name: t('first-call.run') }).click();
    await expect(panel.getByRole('status').filter({ hasText: t('first-call.status', { status: 200 }) })).toBeVisible();
    await expectWholeIn(page, language);
  });
}
