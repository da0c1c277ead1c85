import type { JsonLine, JsonLines, JsonText, Span } from './json-lines.ts';

export interface JsonMatch extends Span {
  readonly line: number;
}

export interface JsonMatches {
  readonly matches: readonly JsonMatch[];
  /** There are more than were counted. */
  readonly hasMore: boolean;
}

/** More of them help nobody to find anything. */
export const MAX_MATCHES = 10_000;

const NOTHING: JsonMatches = { matches: [], hasMore: false };

/**
 * Finds a text in names and values as they are spelled, in the order of the lines, upper and lower case alike. What only
 * layout puts together is no match.
 */
export function findInJson({ text, lines }: JsonText, query: string): JsonMatches {
  if (query === '') return NOTHING;
  const pattern = new RegExp(query.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'gi');
  const matches: JsonMatch[] = [];
  let line = 0;
  while (pattern.test(text)) {
    const end = pattern.lastIndex;
    // Upper and lower case are equally long here: the pattern goes by UTF-16 units.
    const start = end - query.length;
    line = lineAt(lines, line, start);
    if (!isWithin(lines.line(line), start, end)) continue;
    if (matches.length === MAX_MATCHES) return { matches, hasMore: true };
    matches.push({ line, start, end });
  }
  return { matches, hasMore: false };
}

/** The objects and lists around a line, which must be open for it to be seen. */
export function ancestorLines(lines: JsonLines, line: number): readonly number[] {
  const ancestors: number[] = [];
  for (let at = lines.line(line)?.parent ?? -1; at >= 0; at = lines.line(at)?.parent ?? -1) ancestors.push(at);
  return ancestors;
}

/** The last line, from `from` on, that begins at `offset` or before. */
function lineAt(lines: JsonLines, from: number, offset: number): number {
  let at = from;
  while (at + 1 < lines.length && lines.startOf(at + 1) <= offset) at += 1;
  return at;
}

function isWithin(line: JsonLine | undefined, start: number, end: number): boolean {
  if (!line || line.kind === 'end') return false;
  const isWithinSpan = (span: Span | null) => span !== null && span.start <= start && end <= span.end;
  return isWithinSpan(line.key) || (line.kind !== 'object' && line.kind !== 'list' && isWithinSpan(line.value));
}
