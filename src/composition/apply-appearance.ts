import { autorun } from 'mobx';
import { LANGUAGES } from '#src/domain/shared/language.ts';
import type { Brand } from '#src/application/app/settings.ts';
import type { LanguageStore } from '#src/application/i18n/language-store.ts';
import type { ThemeStore } from '#src/application/app/theme-store.ts';

/** Set through the object model, because a strict CSP forbids style attributes. A build has written the same into its page. */
export async function applyBrand(brand: Brand, root: HTMLElement): Promise<void> {
  root.style.setProperty('--brand-radius', brand.radius);
  if (brand.accent === '' && brand.accentDark === '') return;
  const { brandTokens } = await import('./brand-tokens.ts');
  for (const [name, value] of Object.entries(brandTokens(brand))) root.style.setProperty(name, value);
}

/** The build wrote them into index.html; an operator may have changed them since. */
export function applyBrandHead(brand: Brand, page: Document): void {
  const write = (selector: string, attribute: string, value: string) => {
    const element = page.head.querySelector(selector);
    const before = element?.getAttribute(attribute)?.replace(/^\.\//, '');
    // A demo in one file holds its icon itself.
    if (value === '' || before?.startsWith('data:') || before === value.replace(/^\.\//, '')) return;
    element?.setAttribute(attribute, value);
  };
  page.title ||= brand.name;
  write('link[rel="icon"]', 'href', brand.favicon);
  write('link[rel="apple-touch-icon"]', 'href', brand.touchIcon);
  write('meta[name="description"]', 'content', brand.description);
  write('meta[name="apple-mobile-web-app-title"]', 'content', brand.name);
}

/** The browser's own bars follow the theme that a person has chosen. */
function applyThemeColor(theme: ThemeStore['theme'], page: Document): void {
  for (const meta of page.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme ?? '';
    const isChosen = theme === own;
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : isChosen ? 'all' : 'not all';
  }
}

/** Without the attribute the device decides. */
export function applyTheme(store: ThemeStore, root: HTMLElement): () => void {
  return autorun(() => {
    if (store.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = store.theme;
    applyThemeColor(store.theme, root.ownerDocument);
  });
}

/** Assistive technology and the styles read them from there. */
export function applyLanguage(store: LanguageStore, root: HTMLElement): () => void {
  return autorun(() => {
    root.lang = store.shown;
    root.dir = LANGUAGES[store.shown].direction;
  });
}
