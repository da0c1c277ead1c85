import { withoutHidden } from '#src/domain/shared/hidden-characters.ts';
import { cleanText } from '#src/domain/shared/clean-text.ts';

/** An entry of a list in its one spelling, or what is wrong with it and what was probably meant. */
export type EntryReading<Problem extends string> =
  | { readonly value: string }
  | { readonly problem: Problem; readonly suggestion: string | null };

/** `repeated`: the same entry came before. */
export interface EntryProblem<Problem extends string> {
  readonly entry: string;
  readonly problem: Problem | 'repeated';
  readonly suggestion: string | null;
}

export interface EntryList<Problem extends string> {
  readonly values: readonly string[];
  /** The first of them; an entry at a time is mended. */
  readonly problem: EntryProblem<Problem> | null;
}

/** Inclusive. */
export const ENTRIES_MAX = 50;

const SEPARATORS = /[\s,;،、]+/;

/** What is pasted may have commas, spaces and lines between its entries, and quotes around them. */
export function splitEntries(text: string): readonly string[] {
  // A byte order mark counts as a space, so that what is hidden goes first.
  return withoutHidden(text)
    .split(SEPARATORS)
    .map((entry) => cleanText('address', entry).replace(/^["']+|["']+$/g, ''))
    .filter((entry) => entry !== '');
}

export function readEntries<Problem extends string>(
  text: string,
  read: (entry: string) => EntryReading<Problem>,
): EntryList<Problem> {
  const values = new Set<string>();
  let first: EntryProblem<Problem> | null = null;
  for (const entry of splitEntries(text)) {
    const reading = read(entry);
    if (!('value' in reading)) first ??= { entry, ...reading };
    else if (values.has(reading.value)) first ??= { entry, problem: 'repeated', suggestion: null };
    else values.add(reading.value);
  }
  return { values: [...values], problem: first };
}

/** The text with the problem mended: the suggestion in place of the entry, or the repeated entry left out. */
export function mendEntry(text: string, { entry, problem, suggestion }: EntryProblem<string>): string {
  const entries = splitEntries(text);
  const at = problem === 'repeated' ? entries.lastIndexOf(entry) : entries.indexOf(entry);
  if (at < 0) return text;
  return entries.flatMap((one, index) => (index === at ? (suggestion ?? []) : one)).join('\n');
}
