import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A button that turns busy changes its label but not its width, so that nothing beside it jumps. One that never does, with
 * `undefined`, is not measured: a table full of buttons would be laid out once for each.
 */
export function useStableWidth(busy: boolean | undefined): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const idleWidth = useRef(0);

  useLayoutEffect(() => {
    const element = button.current;
    if (!element || busy === undefined) return;
    if (busy) {
      if (idleWidth.current > 0) element.style.minWidth = `${idleWidth.current}px`;
      return;
    }
    element.style.minWidth = '';
    idleWidth.current = element.getBoundingClientRect().width;
  }, [busy]);

  return button;
}
