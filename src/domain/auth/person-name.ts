/**
 * Letters with their marks; single hyphens, apostrophes of both kinds or spaces between parts, and none of them at
 * either end (§5, D20).
 */
const NAME = /^(?:\p{L}\p{M}*)+(?:[-'’ ](?:\p{L}\p{M}*)+)*$/u;

/** §5. */
export const MIN_NAME_LENGTH = 2;

export function isPersonName(text: string): boolean {
  return NAME.test(text.normalize('NFC'));
}

/** Of any script: no name has one. */
export function hasNumeral(text: string): boolean {
  return /\p{Nd}/u.test(text);
}

/** Characters as people count them, after composition. */
export function nameLength(text: string): number {
  return [...text.trim().normalize('NFC')].length;
}

/** Many names of one letter are whole: 王, 李. A deployment may take them. */
export function isNameLongEnough(text: string, minLength: number = MIN_NAME_LENGTH): boolean {
  return nameLength(text) >= minLength;
}
