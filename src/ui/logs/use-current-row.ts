import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rowMovedTo } from '#src/domain/logs/row-moves.ts';
import { logRowHeight } from './log-measures.ts';

interface CurrentRow {
  /** Where the Tab key stops; always drawn. */
  readonly place: number;
  /** For the box around the rows. */
  press(event: KeyboardEvent): void;
  /** A row got the focus by itself. */
  take(place: number): void;
}

interface Rows {
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: readonly { readonly id: string }[];
  /** The entry whose detail is open: coming back from it, one is at its row. */
  readonly openId: string | null;
  /** The element of a row that takes the focus. */
  elementId(id: string): string;
}

/** Roving focus over rows of which most are not in the page. It stays with its row while newer ones push it down. */
export function useCurrentRow({ box, rows, openId, elementId }: Rows): CurrentRow {
  const [current, setCurrent] = useState(openId);
  const [lastOpen, setLastOpen] = useState(openId);
  const wantsFocus = useRef(false);
  const shown = useRef<string | null>(null);
  if (openId !== lastOpen) {
    setLastOpen(openId);
    if (openId !== null) setCurrent(openId);
  }
  const found = rows.findIndex(({ id }) => id === current);
  const place = Math.max(0, found);

  useLayoutEffect(() => {
    if (!wantsFocus.current || current === null) return;
    wantsFocus.current = false;
    bringIntoSight(box.current, place);
    document.getElementById(elementId(current))?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    // Once for each entry that opens, wherever it goes afterwards.
    if (openId !== null && shown.current !== openId) bringIntoSight(box.current, place);
    shown.current = openId;
  }, [box, openId, place]);

  return {
    place,
    press: (event) => {
      const element = box.current;
      if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
      const page = Math.floor(element.clientHeight / logRowHeight(element)) - 2;
      const next = rows[rowMovedTo(event.key, place, rows.length, page) ?? -1];
      if (!next) return;
      event.preventDefault();
      wantsFocus.current = true;
      setCurrent(next.id);
    },
    take: (taken) => setCurrent(rows[taken]?.id ?? null),
  };
}

function bringIntoSight(box: HTMLElement | null, place: number): void {
  if (!box) return;
  const height = logRowHeight(box);
  const head = box.querySelector<HTMLElement>('.log__head')?.offsetHeight ?? 0;
  const top = place * height;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height + head > box.scrollTop + box.clientHeight)
    box.scrollTop = top + height + head - box.clientHeight;
}
