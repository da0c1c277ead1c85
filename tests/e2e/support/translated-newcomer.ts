import type { Page } from '@playwright/test';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import { newcomer } from './newcomer.ts';
import { expectHeading } from './steps.ts';

/** Steps of a newcomer in any language, up to the console. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function tick(page: Page, t: Translate, key: MessageKey): Promise<void> {
  await page.getByRole('checkbox', { name: t(key), exact: true }).check();
}

export async function registerIn(page: Page, t: Translate): Promise<void> {
  await expectHeading(page, t('sign-up.title'));
  const fill = (key: MessageKey, value: string) => page.getByRole('textbox', { name: t(key), exact: true }).fill(value);
  await fill('sign-up.first-name', newcomer.firstName);
  await fill('sign-up.last-name', newcomer.lastName);
  await fill('sign-up.email', newcomer.email);
  await fill('sign-up.password', newcomer.password);
  await fill('sign-up.repeated-password', newcomer.password);
  await fill('sign-up.phone-number', newcomer.phone);
  await page.getByRole('checkbox').check();
  await press(page, t('sign-up.submit'));
  await expectHeading(page, t('verification.title'));
  const mail = page.getByRole('region', { name: t('demo.mailbox') }).getByRole('listitem');
  await mail.filter({ hasText: newcomer.email }).getByRole('button', { name: /\d{6}/ }).first().click();
}

/** From the first stage to the console, on the free plan. */
export async function startForFreeIn(page: Page, t: Translate): Promise<void> {
  await expectHeading(page, t('company.title'));
  await page.getByLabel(t('company.name'), { exact: true }).fill('Riverstone');
  await press(page, t('stage.next.use-cases'));
  await expectHeading(page, t('use-cases.title'));
  await tick(page, t, 'use-case.crypto-wallet');
  await press(page, t('stage.next.blockchain-protocols'));
  await expectHeading(page, t('protocols.title'));
  await page.getByRole('checkbox', { name: 'Bitcoin', exact: true }).check();
  await press(page, t('stage.next.channels'));
  await expectHeading(page, t('channels.title'));
  await page.getByRole('radio', { name: t('channel.conference'), exact: true }).check();
  await press(page, t('stage.next.pricing-plan'));
  await expectHeading(page, t('plan.title'));
  await page.getByRole('radio', { name: 'Free', exact: true }).check();
  await press(page, t('stage.next.summary'));
  await expectHeading(page, t('summary.title'));
  await page.getByRole('checkbox').check();
  await press(page, t('summary.get-started'));
  await expectHeading(page, t('dashboard.title'));
}
