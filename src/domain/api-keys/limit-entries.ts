import { withoutHidden, cleanText } from '#src/domain/shared/clean-text.ts';

/** An entry of a list in its one spelling, or what is wrong with it and what was probably meant. */
export type EntryReading<Problem extends string> =
  | { readonly value: string }
  | { readonly problem: Problem; readonly suggestion: string | null };

export interface EntryProblem<Problem extends string> {
  readonly entry: string;
  readonly problem: Problem;
  readonly suggestion: string | null;
}

export interface EntryList<Problem extends string> {
  /** Each once, however often it was typed. */
  readonly values: readonly string[];
  readonly problems: readonly EntryProblem<Problem>[];
}

type ReadEntry<Problem extends string> = (entry: string) => EntryReading<Problem>;

/** Inclusive. */
export const ENTRIES_MAX = 50;

const SEPARATORS = /[\s,;،、]+/;
/** To the end of a line, or in parentheses. */
const COMMENTS = /(?:^|\s)(?:#|\/\/|--).*$|\([^)]*\)/gm;
const AROUND_SLASH = /(?<=[\da-f:.\]])[ \t]*\/[ \t]*(?=\d)/gi;
const AROUND_DASH = /(?<=\d|:[\da-f]*)[ \t]*\p{Pd}[ \t]*(?=(?:\d+\.)*\d+(?:[\s,;]|$)|[\da-f]*:)/giu;
const BEFORE_MASK = /(?<=(?:\d{1,3}\.){3}\d{1,3})[ \t]+(?=255\.\d)/g;
/** Of a list in JSON; an IPv6 address may have both of its own. */
const OPEN_BRACKET = /^\[+(?=$|["']|[^\]]*$)/;
const CLOSED_BRACKET = /(?<=^|["']|^[^[]*)\]+$/;
const QUOTES = /^["']+|["']+$/g;

/** What is pasted has its own separators, quotes, brackets and comments. */
export function splitEntries(text: string): readonly string[] {
  // A byte order mark counts as a space, so that what is hidden goes first.
  return withoutHidden(text)
    .replace(COMMENTS, ' ')
    .replace(AROUND_SLASH, '/')
    .replace(AROUND_DASH, '-')
    .replace(BEFORE_MASK, '/')
    .split(SEPARATORS)
    .map((entry) =>
      cleanText('address', entry).replace(OPEN_BRACKET, '').replace(CLOSED_BRACKET, '').replace(QUOTES, ''),
    )
    .filter((entry) => entry !== '');
}

/** One to a line, as it is: an entry may have spaces. */
export function splitLines(text: string): readonly string[] {
  return withoutHidden(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function readEntries<Problem extends string>(
  text: string,
  read: ReadEntry<Problem>,
  split: typeof splitEntries = splitEntries,
): EntryList<Problem> {
  const values = new Set<string>();
  const problems: EntryProblem<Problem>[] = [];
  for (const entry of split(text)) {
    const reading = read(entry);
    if ('value' in reading) values.add(reading.value);
    else problems.push({ entry, ...reading });
  }
  return { values: [...values], problems };
}

/** The text with a suggestion in place of each entry that has one. */
export function mendEntries(text: string, read: ReadEntry<string>): string {
  const mended = splitEntries(text).map((entry) => {
    const reading = read(entry);
    return 'value' in reading ? entry : (reading.suggestion ?? entry);
  });
  return mended.join('\n');
}
