/** Letters with their marks; single hyphens, apostrophes of both kinds or spaces between parts (§5, D20). */
const NAME = /^[\p{L}\p{M}]+(?:[-'’ ][\p{L}\p{M}]+)*$/u;

const SHORTEST = 2;

export function isPersonName(text: string): boolean {
  return NAME.test(tidied(text));
}

/** Characters as people count them, after composition. */
export function nameLength(text: string): number {
  return [...tidied(text)].length;
}

export function isNameLongEnough(text: string): boolean {
  return nameLength(text) >= SHORTEST;
}

function tidied(text: string): string {
  return text.trim().normalize('NFC');
}
