import { cleanText } from '#src/domain/shared/clean-text.ts';

/** A text without case and diacritics, with the place of each character in the original. */
export interface FoldedText {
  readonly characters: readonly string[];
  /** Where each character starts in the original; one more entry for its end. */
  readonly offsets: readonly number[];
}

const MARKS = /\p{M}/gu;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

export function foldText(text: string): FoldedText {
  const characters: string[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    for (const folded of plainCharacter(character)
      .normalize('NFD')
      .replace(MARKS, '')
      .toLowerCase()
      .replace(MARKS, '')) {
      characters.push(folded);
      offsets.push(offset);
    }
    offset += character.length;
  }
  return { characters, offsets: [...offsets, offset] };
}

/** As a query is cleaned: every space is the plain one, and what has no width is not there. */
function plainCharacter(character: string): string {
  if (/[!-~]/.test(character)) return character;
  return /\s/.test(character) ? ' ' : cleanText('words', character);
}

/** The index is behind the last character of the word. */
export function isWordEnd({ characters }: FoldedText, index: number): boolean {
  const behind = characters[index];
  return behind === undefined || !WORD_CHARACTER.test(behind);
}

export function isWordStart({ characters }: FoldedText, index: number): boolean {
  const before = characters[index - 1];
  return before === undefined || (!WORD_CHARACTER.test(before) && WORD_CHARACTER.test(characters[index] ?? ''));
}
