import { type RefObject, useEffect } from 'react';

/**
 * Runs when the pointer goes down outside an open layer. PrimeReact has its own such listener, but binds it at the end of a
 * transition, and we run none.
 */
export function useOutsidePress(
  layer: RefObject<HTMLElement | null>,
  open: boolean,
  onPress: (event: PointerEvent) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !layer.current?.contains(event.target)) onPress(event);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [layer, open, onPress]);
}
