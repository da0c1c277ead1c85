import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { commonTexts } from '../application/i18n/en/common';
import { demoTexts } from '../application/i18n/en/demo';
import { logInTexts } from '../application/i18n/en/log-in';
import type { Texts } from '../application/i18n/message-key';
import type { Translate } from '../application/i18n/translate';
import type { Translations } from '../application/i18n/localization-gateway';
import type { TextCatalogue } from '../application/i18n/translation-store';

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
