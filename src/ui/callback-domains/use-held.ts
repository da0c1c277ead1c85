import { useState } from 'react';

/** The items as they were when they began to be held; the first ones show at once, since no row moves. */
export function useHeld<T>(items: readonly T[], isHeld: boolean): readonly T[] {
  const [held, setHeld] = useState(items);
  const isOutdated = held !== items && (held.length > 0 || items.length > 0);
  if (!isHeld && isOutdated) setHeld(items);
  return isHeld && held.length > 0 ? held : items;
}
