import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A busy button changes its label but not its width, so that nothing moves. With `undefined` it is
 * not measured, which saves a layout per button in tables.
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
