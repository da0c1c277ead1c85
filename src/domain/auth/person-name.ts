/** Spaces, hyphens and parentheses are ignored. */
const DECORATION = /[\s\-()\u2010-\u2015]/g;

/** The alternative rule set: 5 to 12 digits of the national number. */
export function isPlainPhoneNumber(national: string): boolean {
  return /^\d{5,12}$/.test(national.replace(DECORATION, ''));
}

/** Letters with marks, joined by single hyphens, apostrophes or spaces, never at either end. */
const NAME = /^(?:\p{L}\p{M}*)+(?:[-'’ ](?:\p{L}\p{M}*)+)*$/u;

export const MIN_NAME_LENGTH = 2;

export function isPersonName(text: string): boolean {
  return NAME.test(text.normalize('NFC'));
}

export function hasNumeral(text: string): boolean {
  return /\p{Nd}/u.test(text);
}

/** Characters after Unicode composition, as people count them. */
export function nameLength(text: string): number {
  return [...text.trim().normalize('NFC')].length;
}

/** Names such as 王 and 李 have one letter; a deployment can allow them. */
export function isNameLongEnough(text: string, minLength: number = MIN_NAME_LENGTH): boolean {
  return nameLength(text) >= minLength;
}
