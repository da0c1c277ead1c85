import { cleanText } from '#src/domain/shared/clean-text.ts';

/** A text without case and diacritics, with the place of each character in the original. */
interface FoldedText {
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
function isWordEnd({ characters }: FoldedText, index: number): boolean {
  const behind = characters[index];
  return behind === undefined || !WORD_CHARACTER.test(behind);
}

function isWordStart({ characters }: FoldedText, index: number): boolean {
  const before = characters[index - 1];
  return before === undefined || (!WORD_CHARACTER.test(before) && WORD_CHARACTER.test(characters[index] ?? ''));
}

/** From the best to the weakest. */
export const MATCH_RANKS = ['exact', 'word', 'prefix', 'word-start', 'inside', 'subsequence'] as const;

export type MatchRank = (typeof MATCH_RANKS)[number];

/** A part of the original text; the end is exclusive. */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

export interface FuzzyMatch {
  readonly rank: MatchRank;
  readonly ranges: readonly MatchRange[];
}

interface FoundWord {
  readonly rank: MatchRank;
  readonly indices: readonly number[];
}

/** In any case and without diacritics. Words match in any order; initials where the text has no such words. */
export function fuzzyMatch(query: string, text: string): FuzzyMatch | null {
  const folded = foldText(text);
  const wanted = foldText(cleanText('words', query)).characters;
  if (wanted.length === 0) return null;
  const found = findPart(wanted, folded) ?? findWords(wanted, folded) ?? findSubsequence(wanted, folded);
  return found && { rank: found.rank, ranges: toRanges(found.indices, folded) };
}

function findPart(wanted: readonly string[], text: FoldedText): FoundWord | null {
  const { characters } = text;
  const found = [...characters.keys()].filter((at) =>
    wanted.every((character, index) => characters[at + index] === character),
  );
  const ranked = found.map((start) => ({ start, rank: rankOf(start, wanted.length, text) }));
  const best = ranked.sort((one, other) => MATCH_RANKS.indexOf(one.rank) - MATCH_RANKS.indexOf(other.rank))[0];
  return best ? { rank: best.rank, indices: wanted.map((_, index) => best.start + index) } : null;
}

function rankOf(start: number, length: number, text: FoldedText): MatchRank {
  if (length === text.characters.length) return 'exact';
  if (!isWordStart(text, start)) return 'inside';
  if (isWordEnd(text, start + length)) return 'word';
  return start === 0 ? 'prefix' : 'word-start';
}

/** Every word of the query is somewhere in the text; the weakest decides. */
function findWords(wanted: readonly string[], text: FoldedText): FoundWord | null {
  const words = wanted.join('').split(/\s+/);
  if (words.length < 2) return null;
  const found = words.map((word) => findPart([...word], text));
  if (found.some((word) => word === null)) return null;
  const isInside = found.some((word) => word?.rank === 'inside');
  return { rank: isInside ? 'inside' : 'word-start', indices: found.flatMap((word) => word?.indices ?? []) };
}

/** The characters in their order, from the start of a word on; the attempt with the fewest gaps wins. */
function findSubsequence(wanted: readonly string[], text: FoldedText): FoundWord | null {
  const letters = wanted.filter((character) => character.trim() !== '');
  if (letters.length < 2) return null;
  const attempts = [...text.characters.keys()]
    .filter((at) => text.characters[at] === letters[0] && isWordStart(text, at))
    .map((at) => indicesFrom(at, letters, text))
    .filter((indices) => indices !== null);
  const best = attempts.reduce<readonly number[] | null>(
    (known, indices) => (known === null || gapsOf(indices) < gapsOf(known) ? indices : known),
    null,
  );
  return best && { rank: 'subsequence', indices: best };
}

function indicesFrom(first: number, letters: readonly string[], text: FoldedText): readonly number[] | null {
  const indices: number[] = [];
  for (const letter of letters) {
    const last = indices.at(-1);
    const index = last === undefined ? first : text.characters.indexOf(letter, last + 1);
    if (index === -1) return null;
    indices.push(index);
  }
  return indices;
}

function gapsOf(indices: readonly number[]): number {
  return indices.filter((index, at) => at > 0 && index !== (indices[at - 1] ?? 0) + 1).length;
}

function toRanges(indices: readonly number[], { offsets }: FoldedText): readonly MatchRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const index of [...new Set(indices)].sort((one, other) => one - other)) {
    const start = offsets[index] ?? 0;
    const end = endOf(index, offsets);
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}

/** One character of the text may fold to several, which share its start. */
function endOf(index: number, offsets: readonly number[]): number {
  const start = offsets[index] ?? 0;
  return offsets.find((offset, at) => at > index && offset > start) ?? start;
}
