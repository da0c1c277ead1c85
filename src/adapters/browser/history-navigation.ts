import { navigate } from 'wouter/use-browser-location';
import type { Navigation } from '#src/application/platform/navigation.ts';

/** Which part of the url holds the console's own location. */
export type UrlForm = Pick<Navigation, 'path' | 'search' | 'hash' | 'href'>;

/** wouter's location reports the middle two. */
const CHANGES = ['popstate', 'pushState', 'replaceState', 'hashchange'];

export function createHistoryNavigation({ path, search, hash, href }: UrlForm): Navigation {
  const listeners = new Set<() => void>();
  // One listener of the browser: it runs microtasks between two, and React would render parents and children apart.
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    ...{ path, search, hash, href },
    state: () => window.history.state as unknown,
    go: (to, { replace = false, state = null } = {}) => navigate(href(to), { replace, state }),
    back: () => window.history.back(),
    onChange(listener) {
      if (listeners.size === 0) for (const type of CHANGES) window.addEventListener(type, notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const type of CHANGES) window.removeEventListener(type, notify);
      };
    },
    url: (to) => new URL(href(to), window.location.href).href,
    openExternal: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
  };
}
