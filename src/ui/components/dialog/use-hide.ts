import { useLayoutEffect, useRef } from 'react';

/** PrimeReact rebinds the key after each change and would lose an Esc, so the listener stays. */
export function useHide(onClose: () => void, closable: boolean): () => void {
  const latest = useRef<() => void>(onClose);
  useLayoutEffect(() => {
    latest.current = () => {
      if (closable) onClose();
    };
  });
  return () => latest.current();
}
