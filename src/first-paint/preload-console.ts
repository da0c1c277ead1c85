const NAMES = 'script[data-modules]';

/** Requests them side by side, before the first of them is evaluated. */
export function preloadConsole(page: Document): void {
  const script = page.querySelector<HTMLScriptElement>(NAMES);
  if (!script) return;
  const { modules = '', fonts = '' } = script.dataset;
  // Once: the script of the first paint and the entry both get here.
  script.removeAttribute('data-modules');
  for (const href of namesIn(modules)) preload(page, href, { rel: 'modulepreload' });
  // The drawn screen has asked for its font.
  if (page.documentElement.dataset.firstPaint) return;
  for (const href of namesIn(fonts)) preload(page, href, { rel: 'preload', as: 'font', type: 'font/woff2' });
}

/** About half of it, which leaves the rest for those who stay. */
export function preloadLargestPart(page: Document): void {
  const { largest = '' } = page.querySelector<HTMLScriptElement>(NAMES)?.dataset ?? {};
  for (const href of namesIn(largest)) preload(page, href, { rel: 'modulepreload', fetchPriority: 'low' });
}

function namesIn(list: string): readonly string[] {
  return list.split(' ').filter(Boolean);
}

export function preload(page: Document, href: string, kind: Partial<HTMLLinkElement>): void {
  page.head.append(Object.assign(page.createElement('link'), kind, { crossOrigin: '', href }));
}
