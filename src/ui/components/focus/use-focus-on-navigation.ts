import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** The path of the last heading; null before the first page. */
let lastPath: string | null = null;

/** Focuses the heading of a new page, as a page load does; not of the first one, and never out of a dialog. */
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
