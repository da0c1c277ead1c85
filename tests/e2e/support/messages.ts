import type { Page } from '@playwright/test';
import i18next from 'i18next';
import { additionalFeatures, mainFeatureList, type PlanId, plans } from '#mocks/provider/plans/plans.ts';
import { isolateValue, type Translate, type TranslatedLanguage } from '#src/application/i18n/translate.ts';
import { LANGUAGE_KEY } from '#src/application/i18n/language-store.ts';
import { type Language, LANGUAGES } from '#src/domain/shared/language.ts';
import type { Messages } from '#tools/languages/check-translation.ts';
import { readGroups } from '#tools/languages/languages.ts';
import { expect } from './test.ts';

/** The messages of a language as a person reads them, for journeys that look for nothing in English. */

const catalogs = new Map<string, Messages>();

function catalogOf(language: string): Messages {
  const found = catalogs.get(language);
  if (found) return found;
  const groups = Object.values(readGroups('.', language));
  const catalog: Messages = Object.fromEntries(groups.flatMap((group) => Object.entries(group)));
  catalogs.set(language, catalog);
  return catalog;
}

/** With the values and the plural form filled in as the console does, and without tags such as <terms>. */
export function messagesOf(language: Language): Translate {
  const i18n = i18next.createInstance();
  const format = (value: unknown) => String(isolateValue(value, language));
  i18n.use({ type: 'formatter', init: () => undefined, add: () => undefined, addCached: () => undefined, format });
  void i18n.init({
    lng: language,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: { [language]: { translation: catalogOf(language) } },
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return (key, values) => i18n.t(key, { ...values }).replace(/<\/?\w+>/g, '');
}

/** The next page opens in this language, as if it had been chosen on an earlier visit. */
export async function storeLanguage(page: Page, language: Language): Promise<() => Promise<void>> {
  const stored = await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    LANGUAGE_KEY,
    language,
  ] as const);
  return () => stored.dispose();
}

/** The document has the language and its direction, and no message of the console shows in English. */
export async function expectLanguage(page: Page, language: TranslatedLanguage): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', language);
  await expect(root).toHaveAttribute('dir', LANGUAGES[language].direction);
  const [english, own] = [patternsOf('en'), patternsOf(language)];
  const isLeft = (text: string) =>
    !FROM_PROVIDER.has(text) && !own.some((one) => one.test(text)) && english.some((one) => one.test(text));
  const shown = await shownStrings(page);
  expect(shown.filter(isLeft), 'messages that are left in English').toEqual([]);
}

/** Texts and names of all elements that show. */
function shownStrings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter((one) => one.checkVisibility());
    const named = elements.flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    const contents = elements.flatMap((element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    );
    return [...named, ...contents, document.title].map((text) => text.trim()).filter(Boolean);
  });
}

/** Plans and their features come from the provider, which has them in English. */
const FROM_PROVIDER = new Set(
  Object.keys(plans).flatMap((id) => {
    const plan = id as PlanId;
    return stringsIn([plans[plan].name, mainFeatureList(plan), additionalFeatures(plan)]);
  }),
);

function stringsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? [value] : [];
  return [...Object.keys(value), ...Object.values(value).flatMap(stringsIn)];
}

const FEWEST_LETTERS = 4;
const PLACEHOLDERS_AND_TAGS = /\{\{\w+\}\}|<\/?\w+>/;

/** Messages with anything for their placeholders; none of those that are placeholders above all. */
function patternsOf(language: string): readonly RegExp[] {
  return Object.values(catalogOf(language)).flatMap((text) => {
    const parts = text.split(PLACEHOLDERS_AND_TAGS).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const letters = parts.join('').replace(/[^\p{L}]/gu, '').length;
    return letters < FEWEST_LETTERS ? [] : new RegExp(`^${parts.join('.*')}$`);
  });
}
