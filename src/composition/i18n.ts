import i18next, { type i18n } from 'i18next';
import { createAtom } from 'mobx';
import { initReactI18next } from 'react-i18next';
import { DEMO_MESSAGE_GROUPS } from '#src/application/i18n/demo-message-groups.ts';
import { commonMessages } from '#src/application/i18n/en/common.ts';
import { demoMessages } from '#src/application/i18n/en/demo.ts';
import { logInMessages } from '#src/application/i18n/en/log-in.ts';
import type { Translations } from '#src/application/i18n/localization-gateway.ts';
import {
  FIRST_GROUPS,
  MESSAGE_GROUPS,
  type MessageGroup,
  type TranslatedGroup,
} from '#src/application/i18n/message-groups.ts';
import type { Messages } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { MessageCatalog } from '#src/application/i18n/translation-store.ts';
import type { Language } from '#src/domain/shared/language.ts';

const NAMESPACE = 'translation';

const ENGLISH_GROUPS: Readonly<Partial<Record<TranslatedGroup, () => Promise<object>>>> = {
  ...MESSAGE_GROUPS,
  ...(__MOCKS__ && DEMO_MESSAGE_GROUPS),
};

const initialMessages = { ...commonMessages, ...logInMessages, ...(__MOCKS__ && demoMessages) };

export interface I18n extends MessageCatalog {
  readonly instance: i18n;
  readonly translate: Translate;
  /** English messages that are here already; the provider's texts stay over them. */
  add(messages: Messages): void;
  /** The messages of these parts in the language that shows, each fetched once. */
  load(groups: readonly MessageGroup[]): Promise<void>;
  /** Fetches all messages in use in a language, then shows them. Rejects if one cannot be fetched. */
  show(language: Language): Promise<void>;
}

/** i18next with the messages of the first screen; each page adds its own. */
export function createI18n(): I18n {
  const instance = startI18next();
  const messagesAtom = createAtom('messages');
  const used = new Set<TranslatedGroup>(FIRST_GROUPS);
  const loaded = new Set(FIRST_GROUPS.map((group) => `en/${group}`));
  const overlays = new Map<Language, Translations>();
  let shown: Language = 'en';
  let wanted: Language = shown;

  const addMessages = (language: Language, messages: object): void => {
    const all = { ...messages, ...overlays.get(language) };
    // The object is new, so it needs no copy.
    instance.addResourceBundle(language, NAMESPACE, all, false, true, { skipCopy: true });
    if (language === shown) messagesAtom.reportChanged();
  };
  const missingIn = (language: Language, groups: Iterable<TranslatedGroup>) =>
    [...groups].filter((group) => !loaded.has(`${language}/${group}`));
  const fetchMissing = async (language: Language, missing: readonly TranslatedGroup[]): Promise<void> => {
    if (missing.length === 0) return;
    const messages = await fetchMessages(language, missing);
    for (const group of missing) loaded.add(`${language}/${group}`);
    addMessages(language, Object.assign({}, ...messages) as Messages);
  };

  return {
    instance,
    // What a store computes from a message follows the language, too.
    translate: (key, values) => {
      messagesAtom.reportObserved();
      return instance.t(key, { ...values });
    },
    add: (messages) => addMessages('en', messages),
    async load(groups) {
      for (const group of groups) used.add(group);
      await fetchMissing(shown, missingIn(shown, groups));
    },
    async show(language) {
      wanted = language;
      // Pages that open meanwhile ask for more.
      for (let missing = missingIn(language, used); missing.length > 0; missing = missingIn(language, used))
        await fetchMissing(language, missing);
      if (wanted !== language) return;
      shown = language;
      await instance.changeLanguage(language);
      messagesAtom.reportChanged();
    },
    overlay(language, translations) {
      overlays.set(language, translations);
      addMessages(language, {});
    },
  };
}

function startI18next(): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { [NAMESPACE]: initialMessages } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}

async function fetchMessages(language: Language, groups: readonly TranslatedGroup[]): Promise<readonly object[]> {
  // The groups of the first screen are here from the start.
  if (language === 'en') return Promise.all(groups.map((group) => ENGLISH_GROUPS[group]?.() ?? {}));
  const { loadTranslation } = await import('#src/application/i18n/load-translation.ts');
  return Promise.all(groups.map((group) => loadTranslation(language, group)));
}
