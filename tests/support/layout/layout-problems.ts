const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="option"]';

/** Elements that need horizontal scrolling at this width, with their positions. */
export function findLayoutProblems(): readonly string[] {
  const root = document.documentElement;
  const all = findSeen();
  return [
    ...(root.scrollWidth > root.clientWidth
      ? [`the page is ${root.scrollWidth} wide: ${describeOverflowing(all)}`]
      : []),
    ...all
      .filter((element) => element.matches(CONTROLS) && isOutside(element))
      .map((element) => `${describeElement(element)} is outside`),
    ...all
      .filter(isSilentScroller)
      .map((element) => `${describeElement(element)} scrolls to ${element.scrollWidth} and does not say so`),
    ...all
      .filter(overflowsVisibly)
      .map((element) => `${describeElement(element)} spills to ${element.scrollWidth} of ${element.clientWidth}`),
  ];
}

/** Limited to the first few elements. */
function describeOverflowing(all: readonly Element[]): string {
  const edge = document.documentElement.clientWidth + 1;
  const isOver = (element: Element) => element.getBoundingClientRect().right > edge && !element.closest('.sideways');
  const over = all.filter(isOver);
  return over.slice(0, 6).map(describeElement).join(', ');
}

/** In document order, so that what hides an element comes before it. */
function findSeen(): readonly Element[] {
  const hiding = new Set<Element | null>();
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (hiding.has(element.parentElement) || hidesContent(element)) {
      hiding.add(element);
      return false;
    }
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
}

function hidesContent(element: Element): boolean {
  return element.matches('svg, .sr, .skip:not(:focus)') || getComputedStyle(element).clipPath === 'inset(50%)';
}

function overflow(element: Element): string {
  return getComputedStyle(element).overflowX;
}

function scrolls(element: Element): boolean {
  return /auto|scroll/.test(overflow(element)) && element.scrollWidth > element.clientWidth + 1;
}

/** Beyond the edge of the window or of a clipping box that does not scroll. */
function isOutside(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  if (width <= 1) return false;
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (scrolls(box)) return false;
    if (!/hidden|clip/.test(overflow(box)) || box === document.body) continue;
    const edge = box.getBoundingClientRect();
    if (edge.width > 1 && (left < edge.left - 1 || right > edge.right + 1)) return true;
  }
  return left < -1 || right > document.documentElement.clientWidth + 1;
}

/** A named region with keyboard access whose edge shows that it scrolls. */
function isSilentScroller(element: Element): boolean {
  if (!scrolls(element) || element.matches('input, textarea, select')) return false;
  const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
  const isReached = element.getAttribute('tabindex') === '0' || element.querySelector('[tabindex="0"]') !== null;
  return !isNamed || !isReached || !getComputedStyle(element).backgroundAttachment.includes('local');
}

/** Text that overlaps its neighbors. */
function overflowsVisibly(element: Element): boolean {
  const { overflowX, display, position } = getComputedStyle(element);
  if (overflowX !== 'visible' || display.startsWith('inline') || position === 'absolute') return false;
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return hasText && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
}

function describeElement(element: Element): string {
  const name = (target: Element | null) =>
    target ? `${target.tagName.toLowerCase()}.${[...target.classList].join('.')}` : '';
  return `${name(element.parentElement)} > ${name(element)}`;
}
