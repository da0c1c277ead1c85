import { type IndexedSearchText, indexedSearchText, originalEnd, searchText } from '#src/domain/shared/search-text.ts';

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** The index is behind the last character of the word. */
function isWordEnd({ text }: IndexedSearchText, index: number): boolean {
  const behind = text[index];
  return behind === undefined || !WORD_CHARACTER.test(behind);
}

function isWordStart({ text }: IndexedSearchText, index: number): boolean {
  const before = text[index - 1];
  return before === undefined || (!WORD_CHARACTER.test(before) && WORD_CHARACTER.test(text[index] ?? ''));
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

/** Words match in any order; initials where the text has no such words. */
export function fuzzyMatch(query: string, text: string): FuzzyMatch | null {
  const searched = indexedSearchText(text);
  const wanted = searchText(query).trim();
  if (wanted === '') return null;
  const found = findPart(wanted, searched) ?? findWords(wanted, searched) ?? findSubsequence(wanted, searched);
  return found && { rank: found.rank, ranges: toRanges(found.indices, searched) };
}

function findPart(wanted: string, searched: IndexedSearchText): FoundWord | null {
  const found = indicesOf(searched).filter((at) => searched.text.startsWith(wanted, at));
  const ranked = found.map((start) => ({ start, rank: rankOf(start, wanted.length, searched) }));
  const best = ranked.sort((one, other) => MATCH_RANKS.indexOf(one.rank) - MATCH_RANKS.indexOf(other.rank))[0];
  return best
    ? { rank: best.rank, indices: Array.from({ length: wanted.length }, (_, index) => best.start + index) }
    : null;
}

function indicesOf({ text }: IndexedSearchText): readonly number[] {
  return Array.from({ length: text.length }, (_, index) => index);
}

function rankOf(start: number, length: number, searched: IndexedSearchText): MatchRank {
  if (length === searched.text.length) return 'exact';
  if (!isWordStart(searched, start)) return 'inside';
  if (isWordEnd(searched, start + length)) return 'word';
  return start === 0 ? 'prefix' : 'word-start';
}

/** Every word of the query is somewhere in the text; the weakest decides. */
function findWords(wanted: string, searched: IndexedSearchText): FoundWord | null {
  const words = wanted.split(/\s+/);
  if (words.length < 2) return null;
  const found = words.map((word) => findPart(word, searched));
  if (found.some((word) => word === null)) return null;
  const isInside = found.some((word) => word?.rank === 'inside');
  return { rank: isInside ? 'inside' : 'word-start', indices: found.flatMap((word) => word?.indices ?? []) };
}

/** The characters in their order, from the start of a word on; the attempt with the fewest gaps wins. */
function findSubsequence(wanted: string, searched: IndexedSearchText): FoundWord | null {
  const letters = wanted.replace(/\s/g, '');
  if (letters.length < 2) return null;
  const attempts = indicesOf(searched)
    .filter((at) => searched.text[at] === letters[0] && isWordStart(searched, at))
    .map((at) => indicesFrom(at, letters, searched.text))
    .filter((indices) => indices !== null);
  const best = attempts.reduce<readonly number[] | null>(
    (known, indices) => (known === null || gapsOf(indices) < gapsOf(known) ? indices : known),
    null,
  );
  return best && { rank: 'subsequence', indices: best };
}

function indicesFrom(first: number, letters: string, text: string): readonly number[] | null {
  const indices: number[] = [];
  for (const letter of letters) {
    const last = indices.at(-1);
    const index = last === undefined ? first : text.indexOf(letter, last + 1);
    if (index === -1) return null;
    indices.push(index);
  }
  return indices;
}

function gapsOf(indices: readonly number[]): number {
  return indices.filter((index, at) => at > 0 && index !== (indices[at - 1] ?? 0) + 1).length;
}

function toRanges(indices: readonly number[], searched: IndexedSearchText): readonly MatchRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const index of [...new Set(indices)].sort((one, other) => one - other)) {
    const start = searched.offsets[index] ?? 0;
    const end = originalEnd(searched, index);
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}
