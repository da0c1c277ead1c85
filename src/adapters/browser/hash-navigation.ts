import type { Navigation } from '#src/application/platform/navigation.ts';
import { createHistoryNavigation } from './history-navigation.ts';

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
