import { useEffect } from 'react';

/** When a layer closes whose opener has gone meanwhile, the focus goes to the element with this id. */
export function useFallbackFocus(isOpen: boolean, id: string): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // After the layer itself has tried to give it back.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById(id)?.focus();
      });
    };
  }, [isOpen, id]);
}
