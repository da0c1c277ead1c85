import { useLayoutEffect, useRef } from 'react';

/**
 * PrimeReact rebinds the key shortly after each change and would lose an Esc in between. So the
 * listener stays, and the last render decides.
 */
export function useHide(onClose: () => void, closable: boolean): () => void {
  const latest = useRef<() => void>(onClose);
  useLayoutEffect(() => {
    latest.current = () => {
      if (closable) onClose();
    };
  });
  return () => latest.current();
}
