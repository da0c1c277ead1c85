import { autorun } from 'mobx';
import { LANGUAGES } from '#src/domain/shared/language.ts';
import type { Brand } from '#src/application/app/settings.ts';
import type { LanguageStore } from '#src/application/i18n/language-store.ts';
import type { ThemeStore } from '#src/application/app/theme-store.ts';
import { brandTokens } from './brand-tokens.ts';

/** Set through the object model, because a strict CSP forbids style attributes. */
export function applyBrand(brand: Brand, root: HTMLElement): void {
  for (const [name, value] of Object.entries(brandTokens(brand))) root.style.setProperty(name, value);
}

/** Without the attribute the device decides. */
export function applyTheme(store: ThemeStore, root: HTMLElement): () => void {
  return autorun(() => {
    if (store.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = store.theme;
  });
}

/** Assistive technology and the styles read them from there. */
export function applyLanguage(store: LanguageStore, root: HTMLElement): () => void {
  return autorun(() => {
    root.lang = store.shown;
    root.dir = LANGUAGES[store.shown].direction;
  });
}
