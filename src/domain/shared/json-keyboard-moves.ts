import { isFoldable, type JsonLine } from './json-lines.ts';

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
