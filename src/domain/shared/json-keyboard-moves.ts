import { isFoldable, type JsonLines } from './json-lines.ts';

export interface JsonCursor {
  readonly folded: ReadonlySet<number>;
  readonly current: number;
}

type Move = (lines: JsonLines, visible: readonly number[], cursor: JsonCursor) => JsonCursor;

/** The keys of a tree, from the ARIA Authoring Practices. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: (lines, visible, cursor) => step(lines, visible, cursor, 1),
  ArrowUp: (lines, visible, cursor) => step(lines, visible, cursor, -1),
  Home: (_, visible, cursor) => ({ ...cursor, current: visible[0] ?? cursor.current }),
  End: (lines, visible, cursor) => {
    return { ...cursor, current: visible.findLast((line) => lines.line(line)?.kind !== 'end') ?? cursor.current };
  },
  ArrowRight: (lines, visible, cursor) => {
    if (cursor.folded.has(cursor.current)) return toggleFold(lines, cursor, cursor.current);
    return isOpen(lines, cursor) ? step(lines, visible, cursor, 1) : cursor;
  },
  ArrowLeft: (lines, _, cursor) => {
    if (isOpen(lines, cursor)) return toggleFold(lines, cursor, cursor.current);
    const parent = lines.line(cursor.current)?.parent ?? -1;
    return parent < 0 ? cursor : { ...cursor, current: parent };
  },
  Enter: (lines, _, cursor) => toggleFold(lines, cursor, cursor.current),
  ' ': (lines, _, cursor) => toggleFold(lines, cursor, cursor.current),
};

export function moveByKey(
  key: string,
  lines: JsonLines,
  visible: readonly number[],
  cursor: JsonCursor,
): JsonCursor | null {
  return Object.hasOwn(MOVES, key) ? (MOVES[key]?.(lines, visible, cursor) ?? null) : null;
}

export function toggleFold(lines: JsonLines, { folded }: JsonCursor, line: number): JsonCursor {
  const target = lines.line(line);
  if (!target || !isFoldable(target, line)) return { folded, current: line };
  const next = new Set(folded);
  if (!next.delete(line)) next.add(line);
  return { folded: next, current: line };
}

/** Folds everything but the root. */
export function foldAll(lines: JsonLines): JsonCursor {
  const folded = new Set<number>();
  for (let index = 1; index < lines.length; index += 1) if (lines.lastOf(index) > index) folded.add(index);
  return { folded, current: 0 };
}

function isOpen(lines: JsonLines, { folded, current }: JsonCursor): boolean {
  const line = lines.line(current);
  return line !== undefined && isFoldable(line, current) && !folded.has(current);
}

function step(lines: JsonLines, visible: readonly number[], cursor: JsonCursor, by: 1 | -1): JsonCursor {
  let at = visible.indexOf(cursor.current) + by;
  while (lines.line(visible[at] ?? -1)?.kind === 'end') at += by;
  return { ...cursor, current: visible[at] ?? cursor.current };
}
