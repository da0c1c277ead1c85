import i18next, { type i18n } from 'i18next';
import { createAtom, type IAtom } from 'mobx';
import { DEMO_MESSAGE_GROUPS } from '#src/application/i18n/demo-message-groups.ts';
import { commonMessages } from '#src/application/i18n/en/common.ts';
import { demoMessages } from '#src/application/i18n/en/demo.ts';
import { logInMessages } from '#src/application/i18n/en/log-in.ts';
import { isolateValue, type Translate } from '#src/application/i18n/translate.ts';
import type { Translations, MessageCatalog } from '#src/application/i18n/translation-store.ts';
import {
  FIRST_GROUPS,
  MESSAGE_GROUPS,
  type MessageGroup,
  type TranslatedGroup,
} from '#src/application/i18n/message-groups.ts';
import type { Messages } from '#src/application/i18n/message-key.ts';
import type { Language } from '#src/domain/shared/language.ts';

const NAMESPACE = 'translation';

const ENGLISH_GROUPS: Readonly<Partial<Record<TranslatedGroup, () => Promise<object>>>> = {
  ...MESSAGE_GROUPS,
  ...(__MOCKS__ && DEMO_MESSAGE_GROUPS),
};

const initialMessages = { ...commonMessages, ...logInMessages, ...(__MOCKS__ && demoMessages) };

/** i18next with the messages of the first screen; each page adds its own. */
export class I18n implements MessageCatalog {
  readonly instance: i18n = startI18next();
  readonly #changes: IAtom = createAtom('messages');
  readonly #used = new Set<TranslatedGroup>(FIRST_GROUPS);
  readonly #loaded = new Set(FIRST_GROUPS.map((group) => `en/${group}`));
  readonly #overlays = new Map<Language, Translations>();
  #shown: Language = 'en';
  #wanted: Language = 'en';

  /** What a store computes from a message follows the language, too. */
  readonly translate: Translate = (key, values) => {
    this.#changes.reportObserved();
    return this.instance.t(key, { ...values });
  };

  readonly add = (messages: Messages): void => this.addTo('en', messages);

  readonly load = async (groups: readonly MessageGroup[]): Promise<void> => {
    for (const group of groups) this.#used.add(group);
    await this.fetchMissing(this.#shown, groups);
  };

  /** Fetches all messages in use in a language, then shows them. Rejects if one cannot be fetched. */
  readonly show = async (language: Language): Promise<void> => {
    this.#wanted = language;
    let isWhole = false;
    // A page that opens during a fetch needs more.
    while (!isWhole) isWhole = !(await this.fetchMissing(language, this.#used));
    if (this.#wanted !== language) return;
    this.#shown = language;
    await this.instance.changeLanguage(language);
    this.#changes.reportChanged();
  };

  overlay(language: Language, translations: Translations): void {
    this.#overlays.set(language, translations);
    // Texts that show may be others now.
    this.addTo(language, {}, { silent: false });
  }

  private addTo(language: Language, messages: object, { silent } = { silent: true }): void {
    const all = { ...messages, ...this.#overlays.get(language) };
    // Silent, because a page shows after its messages are there, so no other component has to render again. The object is
    // new, so it needs no copy.
    this.instance.addResourceBundle(language, NAMESPACE, all, true, true, { skipCopy: true, silent });
    if (language === this.#shown) this.#changes.reportChanged();
  }

  /** False if all of them were there. */
  private async fetchMissing(language: Language, groups: Iterable<TranslatedGroup>): Promise<boolean> {
    const missing = [...groups].filter((group) => !this.#loaded.has(`${language}/${group}`));
    if (missing.length === 0) return false;
    const messages = await fetchMessages(language, missing);
    for (const group of missing) this.#loaded.add(`${language}/${group}`);
    this.addTo(language, Object.assign({}, ...messages) as Messages);
    return true;
  }
}

function startI18next(): i18n {
  const instance = i18next.createInstance();
  // Runs for each value of a message, also inside `<Trans>`.
  const format = (value: string, _format?: string, language = 'en') => isolateValue(value, language);
  instance.use({ type: 'formatter', init: () => undefined, add: () => undefined, addCached: () => undefined, format });
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { [NAMESPACE]: { ...initialMessages } } },
    interpolation: { escapeValue: false, alwaysFormat: true },
    // A translating browser replaces the texts between the elements of a message, and React would not find them again.
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}

async function fetchMessages(language: Language, groups: readonly TranslatedGroup[]): Promise<readonly object[]> {
  // The groups of the first screen are here from the start.
  if (language === 'en') return Promise.all(groups.map(async (group) => (await ENGLISH_GROUPS[group]?.()) ?? {}));
  const { loadTranslation } = await import('#src/application/i18n/load-translation.ts');
  return Promise.all(groups.map((group) => loadTranslation(language, group)));
}
