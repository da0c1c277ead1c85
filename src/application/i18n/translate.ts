import type { MessageKey } from './message-key.ts';
import { directionOf } from '#src/domain/shared/language.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** In a direction of its own; from left to right, where nothing would be turned around, it stays as it is. */
export function isolateValue<V>(value: V, language: string): V | string {
  if (directionOf(language) === 'ltr' || typeof value !== 'string' || value === '') return value;
  return FIRST_STRONG_ISOLATE + value + POP_DIRECTIONAL_ISOLATE;
}

export type MessageValues = Readonly<Record<string, string | number>>;

/** The number chooses the plural form; `replace` has what shows. */
export interface CountedValues {
  readonly count: number;
  readonly replace: MessageValues;
}

export type Translate = (key: MessageKey, values?: MessageValues | CountedValues) => string;

/** The plural forms that a language distinguishes, as Intl.PluralRules names them. */
interface PluralForms {
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
