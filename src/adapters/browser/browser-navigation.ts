import { navigate } from 'wouter/use-browser-location';
import type { Navigation } from '#src/application/platform/navigation.ts';

/** The base path of the page without its last slash: '' at the root, '/console' under a sub-path. */
export function toBasePath(baseUri: string): string {
  return new URL(baseUri).pathname.replace(/\/[^/]*$/, '');
}

export function createBrowserNavigation(basePath: string): Navigation {
  return {
    path() {
      const { pathname } = window.location;
      const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`);
      return isInside ? pathname.slice(basePath.length) || '/' : pathname;
    },
    go(path, options) {
      navigate(basePath + path, { replace: options?.replace ?? false });
    },
    openExternal(url) {
      window.open(url, '_blank', 'noopener,noreferrer');
    },
  };
}
