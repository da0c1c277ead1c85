import { createBrowserNavigation, toBasePath } from '#src/adapters/browser/browser-navigation.ts';
import { createHashNavigation } from '#src/adapters/browser/hash-navigation.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';

/** A page that is one file has no server for its paths. */
export function createNavigation(page: Document): Navigation {
  return __SINGLE_FILE__ ? createHashNavigation() : createBrowserNavigation(toBasePath(page.baseURI));
}
