import axe from 'axe-core';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/** The shadows at the edges of what scrolls: axe leaves open what lies on a gradient, and in a list that is all. */
const WITHOUT_GRADIENTS = new CSSStyleSheet();
WITHOUT_GRADIENTS.replaceSync('* { background-image: none !important; }');

/** The dialog that lies over the page, which is a screen by itself. */
export function topLayer(): Element {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document.body;
}

/** How the texts look that axe has found readable in this page: most of a screen looks as the one before. */
const readable = new Set<string>();

/** What axe finds unreadable: the rule takes longer than all others together, so it gets each look once. */
export async function contrastProblems(): Promise<readonly axe.Result[]> {
  document.adoptedStyleSheets.push(WITHOUT_GRADIENTS);
  try {
    return await checkUnjudged();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== WITHOUT_GRADIENTS);
  }
}

async function checkUnjudged(): Promise<readonly axe.Result[]> {
  const lookOf = lookReader();
  const include = findTextElements().filter((element) => !readable.has(lookOf(element)));
  if (include.length === 0) return [];
  const options = { runOnly: ['color-contrast'], preload: false, elementRef: true };
  const { passes, violations } = await axe.run({ include }, options);
  // What axe leaves open or skips says nothing about the next text that looks the same.
  for (const { element } of passes.flatMap(({ nodes }) => nodes)) {
    if (element && liesOnItsParents(element)) readable.add(lookOf(element));
  }
  return violations;
}

/** What is disabled need not be readable; the options of a select are drawn by the system. */
function findTextElements(): Element[] {
  const elements = topLayer().querySelectorAll('*:not(:disabled, option)');
  return [...elements].filter((element) => element.matches(TEXT_FIELDS) || hasOwnText(element));
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/** All that decides whether a text can be read: its own style, and what lies behind it. */
function lookReader(): (element: Element) => string {
  const behind = new Map<Element, string>();
  const behindOf = (element: Element | null): string => {
    if (!element) return '';
    const known = behind.get(element) ?? lookBehind(element, behindOf(element.parentElement));
    behind.set(element, known);
    return known;
  };
  return (element) => {
    const { color, fontSize, fontWeight, textShadow, webkitTextStroke } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, webkitTextStroke, behindOf(element)].join('; ');
  };
}

function lookBehind(element: Element, parents: string): string {
  const { backgroundColor, opacity, filter, mixBlendMode } = getComputedStyle(element);
  const effects = `${opacity} ${filter} ${mixBlendMode}`;
  if (effects !== '1 none normal') return `faint ${effects} ${backgroundColor} on ${parents}`;
  // Nothing shows through, but what makes a parent faint makes it faint, too.
  if (isOpaque(backgroundColor) && !parents.includes('faint')) return backgroundColor;
  return backgroundColor === TRANSPARENT ? parents : `${backgroundColor} on ${parents}`;
}

/** Whether what lies behind it is what contains it. */
function liesOnItsParents(element: Element): boolean {
  let box = element;
  while (!isOpaque(getComputedStyle(box).backgroundColor)) {
    if (!box.parentElement) return true;
    box = box.parentElement;
  }
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}

function isOpaque(color: string): boolean {
  return color.startsWith('rgb(');
}
