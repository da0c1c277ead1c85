import type { WindowFocus } from '#src/application/platform/window-focus.ts';

const RETURNS = ['focus', 'online'] as const;

export const browserWindowFocus: WindowFocus = {
  onReturn(listener) {
    // What failed without a network loads as soon as there is one.
    for (const type of RETURNS) window.addEventListener(type, listener);
    return () => {
      for (const type of RETURNS) window.removeEventListener(type, listener);
    };
  },
  onHide(listener) {
    const changed = () => {
      if (document.visibilityState === 'hidden') listener();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
  isVisible: () => document.visibilityState === 'visible',
};
