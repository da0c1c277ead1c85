const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Tab stays in them or closes them: a panel beside the page closes by Esc, a menu by Tab. */
const OPEN_LAYERS = '[aria-modal="true"], [data-slot="detail-panel"], [role="menu"]';

/** Elements that something hides entirely while they have the focus (WCAG 2.4.11). */
export function findCoveredFocus(): readonly string[] {
  const scope = [...document.querySelectorAll(OPEN_LAYERS)].at(-1) ?? document;
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
