import type { WindowFocus } from '../../application/platform/window-focus';

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
