import { useLayoutEffect } from 'react';

/** When an overlay closes or unmounts with its page; PrimeReact covers only the first case. */
export function useRestoreFocus(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      // Runs after React has removed the overlay, unless the focus has moved elsewhere on purpose.
      queueMicrotask(() => {
        const isFocusLost = document.activeElement === null || document.activeElement === document.body;
        if (isFocusLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, []);
}
