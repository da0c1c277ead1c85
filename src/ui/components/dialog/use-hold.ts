import { useLayoutEffect } from 'react';
import type { Disposer } from '#src/application/platform/clock.ts';

/** While a dialog is open, what is behind it does not move; it is up to date in the frame in which the dialog is gone. */
export function useHold(behind: { readonly hold: () => Disposer }, isOpen: boolean): void {
  useLayoutEffect(() => (isOpen ? behind.hold() : undefined), [behind, isOpen]);
}
