import type { Navigation } from '#src/application/platform/navigation.ts';

/** Which part of the url holds the console's own location. */
type UrlForm = Pick<Navigation, 'path' | 'search' | 'hash' | 'href'>;

/** What the browser reports of its own changes. */
const CHANGES = ['popstate', 'hashchange'];

function createHistoryNavigation({ path, search, hash, href }: UrlForm): Navigation {
  const listeners = new Set<() => void>();
  // One listener of the browser: it runs microtasks between two, and React would render parents and children apart.
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    ...{ path, search, hash, href },
    state: () => window.history.state as unknown,
    go(to, { replace = false, state = null } = {}) {
      window.history[replace ? 'replaceState' : 'pushState'](state, '', href(to));
      notify();
    },
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

/** The base path of the page without its last slash: '' at the root, '/console' under a sub-path. */
export function toBasePath(baseUri: string): string {
  return new URL(baseUri).pathname.replace(/\/[^/]*$/, '');
}

export function createBrowserNavigation(basePath: string): Navigation {
  return createHistoryNavigation({
    path() {
      const { pathname } = window.location;
      // Some servers ignore the case of a folder.
      const isInside = `${pathname}/`.toLowerCase().startsWith(`${basePath}/`.toLowerCase());
      return isInside ? pathname.slice(basePath.length) || '/' : pathname;
    },
    search: () => window.location.search,
    hash: () => window.location.hash,
    href: (path) => basePath + path,
  });
}

const PARTS = /^#?\/?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/** The location is in the fragment of the page, as in `demo.html#/usage?status=failed#webhooks`: no server names the page. */
export function createHashNavigation(): Navigation {
  const part = (index: number) => PARTS.exec(window.location.hash)?.[index] ?? '';
  return createHistoryNavigation({
    path: () => `/${part(1)}`,
    search: () => prefixed('?', part(2)),
    hash: () => prefixed('#', part(3)),
    href: (path) => `#${path}`,
  });
}

function prefixed(prefix: string, text: string): string {
  return text === '' ? '' : prefix + text;
}

export function isLocalhost(hostname: string): boolean {
  return hostname === '[::1]' || /^(.+\.)?localhost$/.test(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname);
}
