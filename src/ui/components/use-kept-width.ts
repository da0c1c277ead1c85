import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A button that turns busy changes its label but not its width, so that nothing beside it jumps. */
export function useKeptWidth(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const idleWidth = useRef(0);

  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return;
    if (busy) {
      if (idleWidth.current > 0) element.style.minWidth = `${idleWidth.current}px`;
      return;
    }
    element.style.minWidth = '';
    idleWidth.current = element.getBoundingClientRect().width;
  }, [busy]);

  return button;
}
