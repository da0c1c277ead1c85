import { useEffect } from 'react';
import { arrowStep } from '#src/ui/components/focus/reading-direction.ts';

interface TourKeys {
  readonly next: () => void;
  readonly back: () => void;
  readonly stop: () => void;
}

/** Where a key has a meaning of its own. */
const TAKES_KEYS = [
  'input, select, textarea, [contenteditable], [data-slot="demo-panel"]',
  ...['dialog', 'alertdialog', 'menu', 'listbox', 'tablist', 'tree', 'slider', 'radiogroup', 'grid', 'combobox'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** The arrow in the direction of reading is Next, the other one Back, and Esc stops. */
export function useTourKeys({ next, back, stop }: TourKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      const step = arrowStep(event.key, document.documentElement);
      const deed = step > 0 ? next : step < 0 ? back : event.key === 'Escape' ? stop : null;
      if (!deed) return;
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [next, back, stop]);
}
