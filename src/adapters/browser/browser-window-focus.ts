import type { WindowFocus } from '#src/application/platform/window-focus.ts';

export const browserWindowFocus: WindowFocus = {
  onReturn(listener) {
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
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
