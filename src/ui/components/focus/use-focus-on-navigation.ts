import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Where the last heading stood; none before the first page of this load. */
let lastPath: string | null = null;

/**
 * After a navigation the focus goes to the heading of the new page, as a page load would do. Not on the first page: there
 * the browser's own start is right. Not out of an open dialog either.
 */
export function useFocusOnNavigation<E extends HTMLElement>(): RefObject<E | null> {
  const heading = useRef<E>(null);
  const [path] = useLocation();
  useEffect(() => {
    const navigated = lastPath !== null && lastPath !== path;
    lastPath = path;
    if (navigated && !document.activeElement?.closest('[aria-modal="true"]')) heading.current?.focus();
  }, [path]);
  return heading;
}
