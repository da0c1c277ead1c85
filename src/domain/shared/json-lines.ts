import { type IndexedSearchText, indexedSearchText, originalEnd, searchText } from './search-text.ts';

/** A value that fits on a line, or one end of an object or list. Offsets are UTF-16 units, the end exclusive. */
export interface JsonLine {
  readonly kind: 'string' | 'number' | 'word' | 'object' | 'list' | 'end';
  readonly depth: number;
  /** The name with its quotes; null in a list and for the root. */
  readonly key: Span | null;
  /** The whole value; for an `end` only its bracket. */
  readonly value: Span;
  /** The line of the enclosing object or list; -1 for the root. */
  readonly parent: number;
  /** Among its siblings, from 0. */
  readonly siblingIndex: number;
  readonly size: number;
  /** The last line of its value, which is its own unless it has children. */
  readonly last: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface JsonText {
  readonly text: string;
  readonly lines: readonly JsonLine[];
}

function sliceOf(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}

export function isFoldable({ last }: JsonLine, index: number): boolean {
  return last > index;
}

export function visibleLines(lines: readonly JsonLine[], folded: ReadonlySet<number>): readonly number[] {
  const visible: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    visible.push(index);
    if (folded.has(index)) index = lines[index]?.last ?? index;
  }
  return visible;
}

/** The tokens around a line's value: `"a":`, then `{`, then a comma. */
interface LineTokens {
  readonly key: string;
  readonly value: string;
  readonly comma: string;
}

export function lineTokens({ text, lines }: JsonText, index: number, isFolded = false): LineTokens {
  const line = lines[index];
  if (!line) throw new RangeError(`There is no line ${index}`);
  const opens = isFoldable(line, index);
  const siblings = lines[line.parent]?.size ?? 1;
  const comma = line.siblingIndex < siblings - 1 && (!opens || isFolded) ? ',' : '';
  return {
    key: line.key ? `${sliceOf(text, line.key)}:` : '',
    value: valueToken(text, line, opens, isFolded),
    comma,
  };
}

function valueToken(text: string, { kind, value }: JsonLine, opens: boolean, isFolded: boolean): string {
  if (kind !== 'object' && kind !== 'list') return sliceOf(text, value);
  const [start, end] = kind === 'object' ? ['{', '}'] : ['[', ']'];
  if (!opens) return `${start}${end}`;
  return isFolded ? `${start} … ${end}` : start;
}

const PLAIN_NAME = /^"([A-Za-z_$][\w$]*)"$/;

/** `$.data["first name"][0]`, with names spelled as in the text. */
export function jsonPath({ text, lines }: JsonText, index: number): string {
  const steps: string[] = [];
  for (let line = lines[index]; line && line.parent >= 0; line = lines[line.parent]) {
    steps.push(line.key ? nameStep(sliceOf(text, line.key)) : `[${line.siblingIndex}]`);
  }
  return `$${steps.reverse().join('')}`;
}

function nameStep(name: string): string {
  const plain = PLAIN_NAME.exec(name)?.[1];
  return plain === undefined ? `[${name}]` : `.${plain}`;
}

/** A string without quotes and escapes, any other value verbatim. */
export function valueToCopy({ text, lines }: JsonText, index: number): string {
  const line = lines[index];
  if (!line) return '';
  const raw = sliceOf(text, line.value);
  return line.kind === 'string' ? String(JSON.parse(raw)) : raw;
}

export interface JsonCursor {
  readonly folded: ReadonlySet<number>;
  readonly current: number;
}

type Move = (lines: readonly JsonLine[], visible: readonly number[], cursor: JsonCursor) => JsonCursor;

/** The keys of a tree, from the ARIA Authoring Practices. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: (lines, visible, cursor) => step(lines, visible, cursor, 1),
  ArrowUp: (lines, visible, cursor) => step(lines, visible, cursor, -1),
  Home: (_, visible, cursor) => ({ ...cursor, current: visible[0] ?? cursor.current }),
  End: (lines, visible, cursor) => {
    return { ...cursor, current: visible.findLast((line) => lines[line]?.kind !== 'end') ?? cursor.current };
  },
  ArrowRight: (lines, visible, cursor) => {
    if (cursor.folded.has(cursor.current)) return toggleFold(lines, cursor, cursor.current);
    return isOpen(lines, cursor) ? step(lines, visible, cursor, 1) : cursor;
  },
  ArrowLeft: (lines, _, cursor) => {
    if (isOpen(lines, cursor)) return toggleFold(lines, cursor, cursor.current);
    const parent = lines[cursor.current]?.parent ?? -1;
    return parent < 0 ? cursor : { ...cursor, current: parent };
  },
  Enter: (lines, _, cursor) => toggleFold(lines, cursor, cursor.current),
  ' ': (lines, _, cursor) => toggleFold(lines, cursor, cursor.current),
};

export function moveByKey(
  key: string,
  lines: readonly JsonLine[],
  visible: readonly number[],
  cursor: JsonCursor,
): JsonCursor | null {
  return Object.hasOwn(MOVES, key) ? (MOVES[key]?.(lines, visible, cursor) ?? null) : null;
}

export function toggleFold(lines: readonly JsonLine[], { folded }: JsonCursor, line: number): JsonCursor {
  const target = lines[line];
  if (!target || !isFoldable(target, line)) return { folded, current: line };
  const next = new Set(folded);
  if (!next.delete(line)) next.add(line);
  return { folded: next, current: line };
}

/** Folds everything but the root. */
export function foldAll(lines: readonly JsonLine[]): JsonCursor {
  const folded = new Set<number>();
  for (const [index, line] of lines.entries()) if (index > 0 && isFoldable(line, index)) folded.add(index);
  return { folded, current: 0 };
}

function isOpen(lines: readonly JsonLine[], { folded, current }: JsonCursor): boolean {
  const line = lines[current];
  return line !== undefined && isFoldable(line, current) && !folded.has(current);
}

function step(lines: readonly JsonLine[], visible: readonly number[], cursor: JsonCursor, by: 1 | -1): JsonCursor {
  let at = visible.indexOf(cursor.current) + by;
  while (lines[visible[at] ?? -1]?.kind === 'end') at += by;
  return { ...cursor, current: visible[at] ?? cursor.current };
}

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
