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

type MatchRank = (typeof MATCH_RANKS)[number];

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

/** In the order of their groups where two match alike. */
const COMMAND_SECTIONS = ['actions', 'pages', 'api-keys', 'domains', 'members', 'docs'] as const;

export type CommandSection = (typeof COMMAND_SECTIONS)[number];

export interface SearchableCommand {
  readonly id: string;
  readonly section: CommandSection;
  readonly title: string;
  /** Further words that find it; they are not shown. */
  readonly keywords: string;
  /** Offered only in answer to a query: there are many, or they are rarely wanted. */
  readonly isSearchOnly: boolean;
}

export interface CommandMatch {
  readonly command: SearchableCommand;
  readonly ranges: readonly MatchRange[];
}

export interface CommandGroup {
  readonly section: CommandSection | 'recent';
  readonly matches: readonly CommandMatch[];
}

interface RankedMatch extends CommandMatch {
  readonly score: number;
}

/** Of the commands that a query alone brings up; a longer query narrows them down. */
export const MAX_SEARCH_ONLY = 5;

/** A word of the keywords counts more than a word inside the title, and less than one at a start. */
const KEYWORD_SCORE = MATCH_RANKS.indexOf('word-start') + 0.5;

/** The best group first, and in a group the best command; commands that match alike stay in order. */
export function searchCommands(commands: readonly SearchableCommand[], query: string): readonly CommandGroup[] {
  const ranked = commands.flatMap((command): RankedMatch[] => {
    const match = rankCommand(command, query);
    return match ? [match] : [];
  });
  return COMMAND_SECTIONS.map((section) => ({
    section,
    matches: limitSearchOnly(
      ranked.filter(({ command }) => command.section === section).sort((one, other) => one.score - other.score),
    ),
  }))
    .filter(({ matches }) => matches.length > 0)
    .sort((one, other) => bestScore(one.matches) - bestScore(other.matches));
}

/** Before a query: the recent commands, then the others by section. */
export function initialCommands(
  commands: readonly SearchableCommand[],
  recentIds: readonly string[],
): readonly CommandGroup[] {
  const recent = recentIds.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const others = commands.filter((command) => !command.isSearchOnly && !recent.includes(command));
  const groups: readonly CommandGroup[] = [
    { section: 'recent', matches: recent.map(unmarked) },
    ...COMMAND_SECTIONS.map((section) => ({
      section,
      matches: others.filter((command) => command.section === section).map(unmarked),
    })),
  ];
  return groups.filter(({ matches }) => matches.length > 0);
}

function rankCommand(command: SearchableCommand, query: string): RankedMatch | null {
  const byTitle = fuzzyMatch(query, command.title);
  const titleScore = byTitle ? MATCH_RANKS.indexOf(byTitle.rank) : Number.POSITIVE_INFINITY;
  if (byTitle && titleScore < KEYWORD_SCORE) return { command, ranges: byTitle.ranges, score: titleScore };
  const byKeyword = fuzzyMatch(query, command.keywords);
  const isWord = byKeyword !== null && MATCH_RANKS.indexOf(byKeyword.rank) < KEYWORD_SCORE;
  if (isWord) return { command, ranges: byTitle?.ranges ?? [], score: KEYWORD_SCORE };
  return byTitle && { command, ranges: byTitle.ranges, score: titleScore };
}

function limitSearchOnly(matches: readonly RankedMatch[]): readonly RankedMatch[] {
  const limited = matches.filter(({ command }) => command.isSearchOnly).slice(0, MAX_SEARCH_ONLY);
  return matches.filter((match) => !match.command.isSearchOnly || limited.includes(match));
}

function bestScore(matches: readonly RankedMatch[]): number {
  return Math.min(...matches.map(({ score }) => score));
}

function unmarked(command: SearchableCommand): CommandMatch {
  return { command, ranges: [] };
}
