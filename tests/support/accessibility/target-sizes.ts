const TARGETS =
  'a[href], button, input, select, textarea, summary, [role="tab"], [role="slider"], [role="separator"][tabindex]';
const LEAST = 24;

/** Targets that a circle of 24 px does not fit on, with another target inside that circle (WCAG 2.5.8). */
export function findSmallTargets(): readonly string[] {
  // Nothing behind a modal dialog can be hit, and what a panel covers is not meant to be.
  const scope = [...document.querySelectorAll('[aria-modal="true"], [data-slot="detail-panel"]')].at(-1) ?? document;
  const boxes = [...scope.querySelectorAll(TARGETS)]
    .filter(isTarget)
    .map((element) => ({ element, box: boxOf(element) }));
  return boxes.flatMap(({ element, box }) => {
    if (Math.min(box.width, box.height) >= LEAST - 0.5) return [];
    const isCrowded = boxes.some((other) => other.element !== element && isNear(box, other.box));
    return isCrowded ? [describeTarget(element, box)] : [];
  });
}

function isTarget(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  // A link in a sentence is as high as its line.
  const isInline = element.matches('a') && getComputedStyle(element).display === 'inline';
  return (
    !isInline && !isScrolledAway(element) && element.closest('[inert], .sr-only') === null && boxOf(element).width > 1
  );
}

/** Out of the view of a list that scrolls, below or above which another target may be. */
function isScrolledAway(element: Element): boolean {
  const { top, bottom } = boxOf(element);
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const view = parent.getBoundingClientRect();
    const scrolls = parent.scrollHeight > parent.clientHeight && getComputedStyle(parent).overflowY !== 'visible';
    if (scrolls && parent !== document.documentElement && (bottom <= view.top || top >= view.bottom)) return true;
  }
  return false;
}

/** The label of a checkbox or a radio belongs to its target, and so does the row that a button of it covers. */
function boxOf(element: Element): DOMRect {
  const label = element.matches('[type="checkbox"], [type="radio"]') ? element.closest('label') : null;
  return (label ?? coveredBy(element) ?? element).getBoundingClientRect();
}

function coveredBy(element: Element): Element | null {
  const { content, position, inset } = getComputedStyle(element, '::after');
  const covers = content !== 'none' && position === 'absolute' && inset === '0px';
  return covers && element instanceof HTMLElement ? element.offsetParent : null;
}

/** Whether a circle of 24 px around the one reaches the other, or the circle of another small one. */
function isNear(box: DOMRect, other: DOMRect): boolean {
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const isSmall = Math.min(other.width, other.height) < LEAST - 0.5;
  const nearestX = isSmall ? other.left + other.width / 2 : Math.min(Math.max(x, other.left), other.right);
  const nearestY = isSmall ? other.top + other.height / 2 : Math.min(Math.max(y, other.top), other.bottom);
  return Math.hypot(nearestX - x, nearestY - y) < (isSmall ? LEAST : LEAST / 2);
}

function describeTarget(element: Element, { width, height }: DOMRect): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return `${element.tagName.toLowerCase()} "${name}" is ${Math.round(width)} × ${Math.round(height)}`;
}
