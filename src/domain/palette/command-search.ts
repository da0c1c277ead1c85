import { fuzzyMatch, MATCH_RANKS, type MatchRange } from './fuzzy-match.ts';

/** In the order of their groups where two match alike. */
export const COMMAND_SECTIONS = ['actions', 'pages', 'api-keys', 'domains', 'members', 'docs'] as const;

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
