import { type IndexedSearchText, indexedSearchText, originalEnd, searchText } from './search-text.ts';
import type { JsonLine, JsonText, Span } from './json-lines.ts';

export interface JsonMatch extends Span {
  readonly line: number;
}

export interface JsonMatches {
  readonly matches: readonly JsonMatch[];
  readonly hasMore: boolean;
}

/** More matches than anybody can use. */
export const MAX_MATCHES = 10_000;

const NOTHING: JsonMatches = { matches: [], hasMore: false };

/** A document is searched at each letter that is typed. */
const indexes = new WeakMap<JsonText, IndexedSearchText>();

/** Finds text in names and values as they are spelled. Layout never matches. */
export function findInJson(json: JsonText, query: string): JsonMatches {
  const wanted = searchText(query).trim();
  if (wanted === '') return NOTHING;
  const searched = indexes.get(json) ?? indexedSearchText(json.text);
  indexes.set(json, searched);
  const matches: JsonMatch[] = [];
  let line = 0;
  let at = searched.text.indexOf(wanted);
  for (; at >= 0; at = searched.text.indexOf(wanted, at + wanted.length)) {
    const start = searched.offsets[at] ?? 0;
    const end = originalEnd(searched, at + wanted.length - 1);
    line = lineAt(json.lines, line, start);
    if (!isWithin(json.lines[line], start, end)) continue;
    if (matches.length === MAX_MATCHES) return { matches, hasMore: true };
    matches.push({ line, start, end });
  }
  return { matches, hasMore: false };
}

/** The enclosing objects and lists, which must be open to show the line. */
export function ancestorLines(lines: readonly JsonLine[], line: number): readonly number[] {
  const ancestors: number[] = [];
  for (let at = lines[line]?.parent ?? -1; at >= 0; at = lines[at]?.parent ?? -1) ancestors.push(at);
  return ancestors;
}

/** The last line, from `from` on, that starts at or before `offset`. */
function lineAt(lines: readonly JsonLine[], from: number, offset: number): number {
  let at = from;
  while (startOf(lines[at + 1]) <= offset) at += 1;
  return at;
}

function startOf(line: JsonLine | undefined): number {
  return line ? (line.key ?? line.value).start : Infinity;
}

function isWithin(line: JsonLine | undefined, start: number, end: number): boolean {
  if (!line || line.kind === 'end') return false;
  const isWithinSpan = (span: Span | null) => span !== null && span.start <= start && end <= span.end;
  return isWithinSpan(line.key) || (line.kind !== 'object' && line.kind !== 'list' && isWithinSpan(line.value));
}
