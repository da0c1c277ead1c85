import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it before an overlay opened, however the overlay leaves: closed, or unmounted with its
 * page. PrimeReact only sees to the first.
 */
export function useRestoreFocus(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      // After React has taken the overlay out, and unless something else was focused on purpose meanwhile.
      queueMicrotask(() => {
        const isFocusLost = document.activeElement === null || document.activeElement === document.body;
        if (isFocusLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, []);
}
