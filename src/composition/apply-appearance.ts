import { autorun } from 'mobx';
import type { Brand } from '#src/application/app/settings.ts';
import type { ThemeStore } from '#src/application/app/theme-store.ts';

/** Set through the object model, because a strict CSP forbids style attributes. */
export function applyBrand(brand: Brand, root: HTMLElement): void {
  root.style.setProperty('--brand-accent', brand.accent);
  root.style.setProperty('--brand-accent-contrast', brand.accentContrast);
  root.style.setProperty('--brand-accent-dark', brand.accentDark);
  root.style.setProperty('--brand-accent-dark-contrast', brand.accentDarkContrast);
  root.style.setProperty('--brand-radius', brand.radius);
}

/** Without the attribute the device decides. */
export function applyTheme(store: ThemeStore, root: HTMLElement): () => void {
  return autorun(() => {
    if (store.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = store.theme;
  });
}
