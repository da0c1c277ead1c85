import type { Navigation } from '#src/application/platform/navigation.ts';
import { createHistoryNavigation } from './history-navigation.ts';

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
