import { type RefObject, useEffect, useState } from 'react';

const CONTROL = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether a box scrolls and holds no control, so that the box itself must get the focus to be scrolled by keyboard. */
export function useScrollsText(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      setScrolls(current.scrollHeight > current.clientHeight && !current.querySelector(CONTROL));
    });
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
