/** The plural forms that a language distinguishes, as Intl.PluralRules names them. */
export interface PluralForms {
  readonly bg: 'one' | 'other';
  readonly de: 'one' | 'other';
  readonly es: 'one' | 'many' | 'other';
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/** All languages but English. */
export type TranslatedLanguage = keyof PluralForms;

/** The messages of a group in another language: every key of the English ones, with the plural forms of the language. */
export type Translation<English, L extends TranslatedLanguage> = {
  readonly [K in keyof English as K extends `${infer Base}_${'one' | 'other'}`
    ? `${Base}_${PluralForms[L]}`
    : K]: string;
};
