type Move = (at: number, count: number, page: number) => number;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, count, page) => Math.min(at + page, count - 1),
  PageUp: (at, _, page) => Math.max(at - page, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The target row of a key press; null for other keys. `page` counts the visible rows. */
export function rowAfterKey(key: string, at: number, count: number, page: number): number | null {
  return Object.hasOwn(MOVES, key) ? (MOVES[key]?.(at, count, Math.max(page, 1)) ?? null) : null;
}
