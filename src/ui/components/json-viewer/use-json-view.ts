import { useMemo, useState } from 'react';
import { type JsonText, visibleLines } from '#src/domain/shared/json-lines.ts';
import { foldedAll, type JsonPlace, movedBy, toggled } from '#src/domain/shared/json-moves.ts';
import { findInJson, type JsonMatch, type JsonMatches, linesAround } from '#src/domain/shared/json-search.ts';

export interface JsonView {
  readonly json: JsonText;
  readonly place: JsonPlace;
  /** The lines that are not folded away, by their number. */
  readonly visible: readonly number[];
  readonly search: JsonSearch;
  goTo(line: number): void;
  toggle(line: number): void;
  /** Answers whether the key means something to the tree. */
  press(key: string): boolean;
  toggleAll(): void;
}

export interface JsonSearch {
  readonly query: string;
  readonly found: JsonMatches;
  /** The match that one is at; null where there is none. */
  readonly current: JsonMatch | null;
  /** Of the current one, from 0. */
  readonly at: number;
  find(query: string): void;
  /** To the next match, or the one before; around the ends. */
  go(by: 1 | -1): void;
}

const START: JsonPlace = { folded: new Set(), current: 0 };
const NOTHING_FOUND: JsonMatches = { matches: [], hasMore: false };

/** How a JSON text is being looked at. */
export function useJsonView(json: JsonText): JsonView {
  const [place, setPlace] = useState(START);
  const search = useJsonSearch(json, ({ line }) => {
    const around = linesAround(json.lines, line);
    setPlace(({ folded }) => ({
      folded: new Set([...folded].filter((shut) => !around.includes(shut))),
      current: line,
    }));
  });
  const visible = useMemo(() => visibleLines(json.lines, place.folded), [json, place.folded]);
  return {
    json,
    place,
    visible,
    search,
    goTo: (line) => setPlace({ ...place, current: line }),
    toggle: (line) => setPlace(toggled(json.lines, place, line)),
    press: (key) => {
      const moved = movedBy(key, json.lines, visible, place);
      if (moved) setPlace(moved);
      return moved !== null;
    },
    toggleAll: () => setPlace(place.folded.size > 0 ? START : foldedAll(json.lines)),
  };
}

function useJsonSearch(json: JsonText, reveal: (match: JsonMatch) => void): JsonSearch {
  const [{ query, found, at }, setState] = useState({ query: '', found: NOTHING_FOUND, at: 0 });
  const show = (next: { query: string; found: JsonMatches; at: number }) => {
    setState(next);
    const match = next.found.matches[next.at];
    if (match) reveal(match);
  };
  return {
    query,
    found,
    at,
    current: found.matches[at] ?? null,
    find: (text) => show({ query: text, found: findInJson(json, text), at: 0 }),
    go: (by) => {
      const count = found.matches.length;
      if (count > 0) show({ query, found, at: (at + by + count) % count });
    },
  };
}
