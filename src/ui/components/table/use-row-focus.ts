import { type RefObject, useEffect, useRef } from 'react';

interface RowFocus {
  /** Around the rows; each has one control that is marked `data-row-focus`. */
  readonly rows: RefObject<HTMLDivElement | null>;
  /** The row that stood there is gone: once it is drawn so, the focus goes to the one that took its place. */
  focusRow(rowIndex: number): void;
}

/** Keeps the focus where it was when a row is deleted: the next row, else the one before, else `otherwise`, an id. */
export function useRowFocus(fallbackId: string): RowFocus {
  const rows = useRef<HTMLDivElement>(null);
  const pendingRowIndex = useRef<number | null>(null);
  useEffect(() => {
    if (pendingRowIndex.current === null) return;
    const controls = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row-focus]') ?? [])];
    const control = controls[pendingRowIndex.current] ?? controls.at(-1) ?? document.getElementById(fallbackId);
    pendingRowIndex.current = null;
    control?.focus();
  });
  return {
    rows,
    focusRow(rowIndex) {
      pendingRowIndex.current = rowIndex;
    },
  };
}
