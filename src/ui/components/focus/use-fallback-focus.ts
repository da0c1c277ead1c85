import { useEffect } from 'react';

/** Focuses the element with this id when a layer closes and its opener is gone. */
export function useFallbackFocus(isOpen: boolean, id: string): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // Runs after the layer has tried to return the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById(id)?.focus();
      });
    };
  }, [isOpen, id]);
}
