import { useEffect } from 'react';

/** Esc closes only the innermost open layer: the key is caught before the dialog. */
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
