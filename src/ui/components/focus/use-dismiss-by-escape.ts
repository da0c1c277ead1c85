import { useEffect } from 'react';

/** Esc closes the innermost thing that is open, and nothing around it: the key is caught before a dialog hears of it. */
export function useDismissByEscape(isOpen: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      dismiss();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [isOpen, dismiss]);
}
