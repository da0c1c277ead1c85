import { useEffect } from 'react';

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
      const isLeftward = getComputedStyle(document.documentElement).direction === 'rtl';
      const deeds: Readonly<Record<string, () => void>> = {
        ArrowRight: isLeftward ? back : next,
        ArrowLeft: isLeftward ? next : back,
        Escape: stop,
      };
      const deed = deeds[event.key];
      if (!deed) return;
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [next, back, stop]);
}
