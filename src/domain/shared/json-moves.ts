import { isFoldable, type JsonLines } from './json-lines.ts';

/** What of a tree is open, and where one is in it. */
export interface JsonPlace {
  readonly folded: ReadonlySet<number>;
  readonly current: number;
}

type Move = (lines: JsonLines, visible: readonly number[], place: JsonPlace) => JsonPlace;

/** The keys of a tree, as the ARIA Authoring Practices have them. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: (lines, visible, place) => step(lines, visible, place, 1),
  ArrowUp: (lines, visible, place) => step(lines, visible, place, -1),
  Home: (_, visible, place) => ({ ...place, current: visible[0] ?? place.current }),
  End: (lines, visible, place) => {
    return { ...place, current: visible.findLast((line) => lines.line(line)?.kind !== 'end') ?? place.current };
  },
  ArrowRight: (lines, visible, place) => {
    if (place.folded.has(place.current)) return toggled(lines, place, place.current);
    return isOpen(lines, place) ? step(lines, visible, place, 1) : place;
  },
  ArrowLeft: (lines, _, place) => {
    if (isOpen(lines, place)) return toggled(lines, place, place.current);
    const parent = lines.line(place.current)?.parent ?? -1;
    return parent < 0 ? place : { ...place, current: parent };
  },
  Enter: (lines, _, place) => toggled(lines, place, place.current),
  ' ': (lines, _, place) => toggled(lines, place, place.current),
};

/** Where a key leads; null for one that means nothing here. */
export function movedBy(key: string, lines: JsonLines, visible: readonly number[], place: JsonPlace): JsonPlace | null {
  return Object.hasOwn(MOVES, key) ? (MOVES[key]?.(lines, visible, place) ?? null) : null;
}

/** Folds or unfolds a line and goes there; a value without lines of its own is only gone to. */
export function toggled(lines: JsonLines, { folded }: JsonPlace, line: number): JsonPlace {
  const target = lines.line(line);
  if (!target || !isFoldable(target, line)) return { folded, current: line };
  const next = new Set(folded);
  if (!next.delete(line)) next.add(line);
  return { folded: next, current: line };
}

/** Everything but the outermost value is shut. */
export function foldedAll(lines: JsonLines): JsonPlace {
  const folded = new Set<number>();
  for (let index = 1; index < lines.length; index += 1) if (lines.lastOf(index) > index) folded.add(index);
  return { folded, current: 0 };
}

function isOpen(lines: JsonLines, { folded, current }: JsonPlace): boolean {
  const line = lines.line(current);
  return line !== undefined && isFoldable(line, current) && !folded.has(current);
}

/** To the next line that holds a value. */
function step(lines: JsonLines, visible: readonly number[], place: JsonPlace, by: 1 | -1): JsonPlace {
  let at = visible.indexOf(place.current) + by;
  while (lines.line(visible[at] ?? -1)?.kind === 'end') at += by;
  return { ...place, current: visible[at] ?? place.current };
}
