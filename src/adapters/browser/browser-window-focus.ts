import type { WindowFocus } from '../../application/platform/window-focus';

export const browserWindowFocus: WindowFocus = {
  onReturn(listen) {
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  },
  isVisible: () => document.visibilityState === 'visible',
};
