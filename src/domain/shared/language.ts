/** The languages that the console speaks, each under its own name. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  bg: { name: 'Български', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** The first one is the default. */
export type OfferedLanguages = readonly [Language, ...Language[]];

// Its keys are all languages, and there is one.
export const ALL_LANGUAGES = Object.keys(LANGUAGES) as readonly string[] as OfferedLanguages;

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** Left to right if the console does not speak the language. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return isLanguage(code) ? LANGUAGES[code].direction : 'ltr';
}

/** Reads codes that spaces or commas separate, such as 'en, de'; null if one is unknown or there is none. */
export function parseLanguages(list: string): OfferedLanguages | null {
  const codes = list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const [first, ...others] = [...new Set(codes.filter(isLanguage))];
  return first === undefined || !codes.every(isLanguage) ? null : [first, ...others];
}

export interface LanguageWishes {
  readonly offered: OfferedLanguages;
  readonly stored: string | null;
  /** As the browser lists them, the favorite first: 'de-AT', 'en'. */
  readonly browser: readonly string[];
}

/** The choice, if it is still offered; else the browser's first language that is; else the default. */
export function chooseLanguage({ offered, stored, browser }: LanguageWishes): Language {
  const wishes = [stored ?? '', ...browser].map(primaryCode);
  const wish = wishes.find((code) => offered.some((language) => language === code));
  return (wish as Language | undefined) ?? offered[0];
}

/** 'de' of 'de-AT'. */
function primaryCode(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
}
