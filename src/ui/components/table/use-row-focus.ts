import { type RefObject, useEffect, useRef } from 'react';

interface RowFocus {
  readonly rows: RefObject<HTMLDivElement | null>;
  /** Focuses the row that follows the deleted one after the next render. */
  focusRow(rowIndex: number): void;
}

/** Preserves the focus when a row is deleted: the next row, else the previous one, else the fallback id. */
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
