import type { WindowFocus } from '#src/application/platform/window-focus.ts';

export const browserWindowFocus: WindowFocus = {
  onReturn(listen) {
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  },
  onHide(listen) {
    const changed = () => {
      if (document.visibilityState === 'hidden') listen();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
  isVisible: () => document.visibilityState === 'visible',
};
