import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { commonTexts } from '#src/application/i18n/en/common.ts';
import { demoTexts } from '#src/application/i18n/en/demo.ts';
import { logInTexts } from '#src/application/i18n/en/log-in.ts';
import type { Texts } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Translations } from '#src/application/i18n/localization-gateway.ts';
import type { TextCatalogue } from '#src/application/i18n/translation-store.ts';

const LANGUAGE = 'en';
const NAMESPACE = 'translation';

/** The texts of the first screen. */
const firstTexts = { ...commonTexts, ...logInTexts, ...(__MOCKS__ && demoTexts) };

export interface Catalogue extends TextCatalogue {
  readonly i18n: i18n;
  readonly translate: Translate;
  /** The English of a page that has just been loaded; never in the place of a text of the provider. */
  add(texts: Texts): void;
}

/** i18next with the texts of the first screen; each page adds its own. */
export function createTextCatalogue(): Catalogue {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: LANGUAGE,
    fallbackLng: LANGUAGE,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: { [LANGUAGE]: { [NAMESPACE]: firstTexts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  let laidOver: Translations = {};
  const show = (texts: object): void => {
    instance.addResourceBundle(LANGUAGE, NAMESPACE, { ...texts, ...laidOver });
  };
  return {
    i18n: instance,
    translate: (key, values) => instance.t(key, { ...values }),
    add: show,
    overlay(texts) {
      laidOver = texts;
      show({});
    },
  };
}
