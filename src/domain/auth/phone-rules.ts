/** Spaces, hyphens and parentheses are how people write; they do not count (§5). */
const DECORATION = /[\s\-()\u2010-\u2015]/g;

/** The alternative rule set: 5 to 12 digits of the national number (§5, D22). */
export function isPlainPhoneNumber(national: string): boolean {
  return /^\d{5,12}$/.test(national.replace(DECORATION, ''));
}
