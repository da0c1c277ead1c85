/** Spaces, hyphens and parentheses are ignored. */
const DECORATION = /[\s\-()\u2010-\u2015]/g;

/** The alternative rule set: 5 to 12 digits of the national number. */
export function isPlainPhoneNumber(national: string): boolean {
  return /^\d{5,12}$/.test(national.replace(DECORATION, ''));
}
