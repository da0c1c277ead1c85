const NAMES = 'script[data-modules]';

/** Without the streams of HTTP/2, all that is requested at once shares the line: what calls comes before what draws. */
const AT_ONCE = 3;

/**
 * Requests what the console starts with, what an account calls with, what draws, then a page, else that of the log-in,
 * before the first of them is evaluated.
 */
export function preloadConsole(page: Document, files: readonly string[] = []): void {
  const script = page.querySelector<HTMLScriptElement>(NAMES);
  if (!script) return;
  const { modules = '', stores = '', show = '', logIn = '', fonts = '' } = script.dataset;
  // Once: the script of the first paint and the entry both get here.
  script.removeAttribute('data-modules');
  // The drawn log-in form has asked for its font.
  const urgentFonts = page.documentElement.dataset.firstPaint === 'log-in' ? [] : namesIn(fonts);
  const [calling, shown] = files.length > 0 ? [namesIn(stores), files] : [[], namesIn(logIn)];
  const wanted = new Set([...namesIn(modules), ...calling, ...namesIn(show), ...shown]).values();
  const request = (href: string) => preload(page, href, kindOf(href));
  // Not in turn: Chromium would ask for it again where a style sheet names it.
  for (const href of urgentFonts) request(href);
  const [visit] = performance.getEntriesByType('navigation');
  let inTurn = visit?.nextHopProtocol === 'http/1.1' ? namesIn(modules).length + calling.length : 0;
  const requestNext = (): void => {
    if (inTurn === 0) return [...wanted].forEach(request);
    const { value: href } = wanted.next();
    if (href === undefined) return;
    inTurn -= 1;
    const link = request(href);
    for (const type of ['load', 'error']) link.addEventListener(type, requestNext);
  };
  for (let count = 0; count < AT_ONCE; count += 1) requestNext();
}

/** About half of it, which leaves the rest for those who stay. */
export function preloadLargestPart(page: Document): void {
  const { largest = '' } = page.querySelector<HTMLScriptElement>(NAMES)?.dataset ?? {};
  for (const href of namesIn(largest)) preload(page, href, { rel: 'modulepreload', fetchPriority: 'low' });
}

function kindOf(href: string): Partial<HTMLLinkElement> {
  if (href.endsWith('.js')) return { rel: 'modulepreload' };
  return { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'font' };
}

function namesIn(list: string): readonly string[] {
  return list.split(' ').filter(Boolean);
}

export function preload(page: Document, href: string, kind: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(page.createElement('link'), kind, { crossOrigin: '', href });
  page.head.append(link);
  return link;
}
