import type { Language } from './language.ts';

/** A provider's own text: in the languages that it has, and for all others. */
export type OwnText = { readonly default: string } & Readonly<Partial<Record<Language, string>>>;

export function textIn(text: OwnText, language: Language): string {
  return text[language] ?? text.default;
}
