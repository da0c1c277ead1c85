import { useMemo, useState } from 'react';
import {
  type JsonText,
  visibleLines,
  foldAll,
  type JsonCursor,
  moveByKey,
  toggleFold,
  findInJson,
  type JsonMatch,
  type JsonMatches,
  ancestorLines,
} from '#src/domain/shared/json-lines.ts';

export interface JsonView {
  readonly json: JsonText;
  readonly cursor: JsonCursor;
  readonly visible: readonly number[];
  readonly search: JsonSearch;
  goTo(line: number): void;
  toggle(line: number): void;
  /** Returns whether the tree handled the key. */
  press(key: string): boolean;
  toggleAll(): void;
}

export interface JsonSearch {
  readonly query: string;
  readonly found: JsonMatches;
  readonly current: JsonMatch | null;
  readonly at: number;
  find(query: string): void;
  /** Goes to the next or previous match, wrapping at the ends. */
  go(offset: 1 | -1): void;
}

const INITIAL_CURSOR: JsonCursor = { folded: new Set(), current: 0 };
const NOTHING_FOUND: JsonMatches = { matches: [], hasMore: false };

export function useJsonView(json: JsonText): JsonView {
  const [cursor, setCursor] = useState(INITIAL_CURSOR);
  const search = useJsonSearch(json, ({ line }) => {
    const around = ancestorLines(json.lines, line);
    setCursor(({ folded }) => ({
      folded: new Set([...folded].filter((foldedLine) => !around.includes(foldedLine))),
      current: line,
    }));
  });
  const visible = useMemo(() => visibleLines(json.lines, cursor.folded), [json, cursor.folded]);
  return {
    json,
    cursor,
    visible,
    search,
    goTo: (line) => setCursor({ ...cursor, current: line }),
    toggle: (line) => setCursor(toggleFold(json.lines, cursor, line)),
    press: (key) => {
      const moved = moveByKey(key, json.lines, visible, cursor);
      if (moved) setCursor(moved);
      return moved !== null;
    },
    toggleAll: () => setCursor(cursor.folded.size > 0 ? INITIAL_CURSOR : foldAll(json.lines)),
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
    go: (offset) => {
      const count = found.matches.length;
      if (count > 0) show({ query, found, at: (at + offset + count) % count });
    },
  };
}
