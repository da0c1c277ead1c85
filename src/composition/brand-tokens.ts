import type { Brand } from '#src/application/app/settings.ts';

export function brandTokens(brand: Brand): Readonly<Record<string, string>> {
  return {
    '--brand-accent': brand.accent,
    '--brand-accent-contrast': brand.accentContrast,
    '--brand-accent-dark': brand.accentDark,
    '--brand-accent-dark-contrast': brand.accentDarkContrast,
    '--brand-radius': brand.radius,
  };
}
