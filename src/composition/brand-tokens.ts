import type { Brand } from '#src/application/app/settings.ts';
import { accentShades, type AccentShades } from '#src/domain/branding/accent.ts';

/** Without an accent of its own a brand has that of the product, which tokens.css holds. */
export function brandTokens({ radius, ...brand }: Brand): Readonly<Record<string, string>> {
  const { light, dark } = brandShades(brand);
  return { ...accentTokens('', light), ...accentTokens('-dark', dark), '--brand-radius': radius };
}

type BrandColors = Pick<Brand, 'accent' | 'accentContrast' | 'accentDark' | 'accentDarkContrast'>;

/** Null where the brand sets no accent for the theme. */
export function brandShades({ accent, accentContrast, accentDark, accentDarkContrast }: BrandColors) {
  const dark = accentDark || accent;
  return {
    light: accent === '' ? null : accentShades(accent, 'light', accentContrast),
    dark: dark === '' ? null : accentShades(dark, 'dark', accentDarkContrast),
  };
}

function accentTokens(theme: '' | '-dark', shades: AccentShades | null): Readonly<Record<string, string>> {
  const named = Object.entries(shades ?? {}).map(([name, value]): [string, string] => [
    `--brand-accent${theme}-${name}`,
    String(value),
  ]);
  return Object.fromEntries(named);
}
