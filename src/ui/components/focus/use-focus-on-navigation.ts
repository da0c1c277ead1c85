import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';

/** The path of the last heading of each console; none before its first page. */
const lastPaths = new WeakMap<object, string>();

/** Focuses the heading of a new page, as a page load does; not of the first one, and never out of a dialog. */
export function useFocusOnNavigation<E extends HTMLElement>(): RefObject<E | null> {
  const heading = useRef<E>(null);
  const router = useRouter();
  const [path] = useLocation();
  useEffect(() => {
    const lastPath = lastPaths.get(router);
    lastPaths.set(router, path);
    const navigated = lastPath !== undefined && lastPath !== path;
    if (navigated && !document.activeElement?.closest('[aria-modal="true"]')) heading.current?.focus();
  }, [path, router]);
  return heading;
}
