import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { commonMessages } from '#src/application/i18n/en/common.ts';
import { demoMessages } from '#src/application/i18n/en/demo.ts';
import { logInMessages } from '#src/application/i18n/en/log-in.ts';
import { MESSAGE_GROUPS, type MessageGroup } from '#src/application/i18n/message-groups.ts';
import type { Messages } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Translations } from '#src/application/i18n/localization-gateway.ts';
import type { MessageCatalog } from '#src/application/i18n/translation-store.ts';

const LANGUAGE = 'en';
const NAMESPACE = 'translation';

const initialMessages = { ...commonMessages, ...logInMessages, ...(__MOCKS__ && demoMessages) };

export interface I18n extends MessageCatalog {
  readonly instance: i18n;
  readonly translate: Translate;
  /** The English of a page that has just loaded; the provider's texts stay over it. */
  add(messages: Messages): void;
  /** The messages of these parts, each fetched once. */
  load(groups: readonly MessageGroup[]): Promise<void>;
}

/** i18next with the messages of the first screen; each page adds its own. */
export function createI18n(): I18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: LANGUAGE,
    fallbackLng: LANGUAGE,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: { [LANGUAGE]: { [NAMESPACE]: initialMessages } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  const loaded = new Set<MessageGroup>();
  let translations: Translations = {};
  const addMessages = (messages: object): void => {
    // The object is new, so it needs no copy.
    instance.addResourceBundle(LANGUAGE, NAMESPACE, { ...messages, ...translations }, false, true, { skipCopy: true });
  };
  return {
    instance: instance,
    translate: (key, values) => instance.t(key, { ...values }),
    add: addMessages,
    async load(groups) {
      const missing = groups.filter((group) => !loaded.has(group));
      if (missing.length === 0) return;
      const messages = await Promise.all(missing.map((group) => MESSAGE_GROUPS[group]()));
      for (const group of missing) loaded.add(group);
      addMessages(Object.assign({}, ...messages) as Messages);
    },
    overlay(messages) {
      translations = messages;
      addMessages({});
    },
  };
}
