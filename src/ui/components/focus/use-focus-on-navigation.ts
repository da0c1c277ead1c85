import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useRouter } from 'wouter';

/** The path of the last heading of each console; none before its first page. */
const lastPaths = new WeakMap<object, string>();

/** Of this console: there is nothing to show before its content. */
export function useIsFirstPage(): boolean {
  const router = useRouter();
  const [isFirst] = useState(() => !lastPaths.has(router));
  return isFirst;
}

/** Focuses the heading of a new page, as a page load does; not of the first one, and never out of a dialog or the page's own first field. */
export function useFocusOnNavigation<E extends HTMLElement>(): RefObject<E | null> {
  const heading = useRef<E>(null);
  const router = useRouter();
  const [path] = useLocation();
  useEffect(() => {
    const lastPath = lastPaths.get(router);
    lastPaths.set(router, path);
    const navigated = lastPath !== undefined && lastPath !== path;
    const focused = document.activeElement;
    const hasFocus = focused?.closest('[aria-modal="true"]') ?? heading.current?.closest('main')?.contains(focused);
    if (navigated && !hasFocus) heading.current?.focus();
  }, [path, router]);
  return heading;
}
