import { type RefObject, useLayoutEffect, useRef } from 'react';
import { logRowHeight } from './log-measures.ts';

/** The visible rows do not move while newer ones are added above. */
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
