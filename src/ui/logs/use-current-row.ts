import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rowAfterKey } from '#src/domain/logs/row-keyboard-moves.ts';
import { logRowHeight } from './log-measures.ts';

interface CurrentRow {
  readonly rowIndex: number;
  press(event: KeyboardEvent): void;
  /** Called when a row gets the focus by itself. */
  setCurrentRow(rowIndex: number): void;
}

interface Rows {
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: readonly { readonly id: string }[];
  /** The entry with the open detail; closing it returns to its row. */
  readonly openId: string | null;
  elementId(id: string): string;
}

/** Roving focus over virtual rows. It follows its row when newer ones push it down. */
export function useCurrentRow({ box, rows, openId, elementId }: Rows): CurrentRow {
  const [current, setCurrent] = useState(openId);
  const [lastOpen, setLastOpen] = useState(openId);
  const shouldFocus = useRef(false);
  const shown = useRef<string | null>(null);
  if (openId !== lastOpen) {
    setLastOpen(openId);
    if (openId !== null) setCurrent(openId);
  }
  const found = rows.findIndex(({ id }) => id === current);
  const rowIndex = Math.max(0, found);

  useLayoutEffect(() => {
    if (!shouldFocus.current || current === null) return;
    shouldFocus.current = false;
    scrollRowIntoView(box.current, rowIndex);
    document.getElementById(elementId(current))?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    // Once for each opened entry, even if the row moves later.
    if (openId !== null && shown.current !== openId) scrollRowIntoView(box.current, rowIndex);
    shown.current = openId;
  }, [box, openId, rowIndex]);

  return {
    rowIndex,
    press: (event) => {
      const element = box.current;
      if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
      const page = Math.floor(element.clientHeight / logRowHeight(element)) - 2;
      const next = rows[rowAfterKey(event.key, rowIndex, rows.length, page) ?? -1];
      if (!next) return;
      event.preventDefault();
      shouldFocus.current = true;
      setCurrent(next.id);
    },
    setCurrentRow: (rowIndex) => setCurrent(rows[rowIndex]?.id ?? null),
  };
}

function scrollRowIntoView(box: HTMLElement | null, rowIndex: number): void {
  if (!box) return;
  const height = logRowHeight(box);
  const headerHeight = box.querySelector<HTMLElement>('[data-slot="log-head"]')?.offsetHeight ?? 0;
  const top = rowIndex * height;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height + headerHeight > box.scrollTop + box.clientHeight)
    box.scrollTop = top + height + headerHeight - box.clientHeight;
}
