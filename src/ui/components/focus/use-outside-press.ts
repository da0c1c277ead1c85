import { type RefObject, useEffect } from 'react';

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
