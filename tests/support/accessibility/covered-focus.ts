const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Elements that something hides entirely while they have the focus (WCAG 2.4.11). A panel beside the page is closed by Esc. */
export function findCoveredFocus(): readonly string[] {
  const scope = [...document.querySelectorAll('[aria-modal="true"], [data-slot="detail-panel"]')].at(-1) ?? document;
  const controls = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReached);
  // Forward as with Tab, and back as with Shift and Tab.
  return [...controls, ...controls.toReversed()].flatMap((element) => {
    element.focus();
    if (document.activeElement !== element || isSeen(element)) return [];
    return [`${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent.trim()}"`];
  });
}

function isReached(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Whether its center, or a point near one of its corners, is on top. */
function isSeen(element: HTMLElement): boolean {
  // The drawn box of a checkbox or a radio is its label's.
  const drawn = element.matches('[type="checkbox"], [type="radio"]') ? (element.closest('label') ?? element) : element;
  const box = drawn.getBoundingClientRect();
  // Of what is larger than the window, the part in it counts.
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, top + 3],
    [left + 3, bottom - 3],
    [right - 3, bottom - 3],
  ] as const;
  return points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (drawn.contains(found) || found.contains(drawn));
  });
}
