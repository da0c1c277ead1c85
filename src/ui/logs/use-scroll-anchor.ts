import { type RefObject, useLayoutEffect, useRef } from 'react';
import { logRowHeight } from './log-measures.ts';

/** Whoever has scrolled down keeps the same rows before the eyes while newer ones are put in front of them. */
export function useScrollAnchor(box: RefObject<HTMLElement | null>, rows: readonly { readonly id: string }[]): void {
  const first = rows[0]?.id;
  const before = useRef(first);
  useLayoutEffect(() => {
    const element = box.current;
    const anchorIndex = before.current === first ? 0 : rows.findIndex(({ id }) => id === before.current);
    before.current = first;
    if (!element || anchorIndex === 0 || element.scrollTop === 0) return;
    element.scrollTop = anchorIndex < 0 ? 0 : element.scrollTop + anchorIndex * logRowHeight(element);
  }, [box, first, rows]);
}
