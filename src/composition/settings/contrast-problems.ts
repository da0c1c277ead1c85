import type { Settings } from '#src/application/app/settings.ts';
import { nearestReadable } from '#src/domain/branding/accent.ts';
import { brandShades } from '#src/composition/brand-tokens.ts';

/** Of a deployment alone: a page that is open takes the text that can be read. */
export function contrastProblems({ brand }: Settings): string[] {
  const { light, dark } = brandShades(brand);
  const colors = [
    ['brand.accentContrast', brand.accentContrast, light],
    ['brand.accentDarkContrast', brand.accentDarkContrast, dark],
  ] as const;
  return colors.flatMap(([label, text, shades]) => {
    if (text === '' || text === shades?.contrast) return [];
    if (!shades) return [`${label}: ${text} is the text upon an accent, which is not set.`];
    const nearest = nearestReadable(text, shades.fill);
    return [
      `${label}: ${text} is not readable on ${shades.fill} (4.5 to 1). The nearest that can be used is ${nearest}.`,
    ];
  });
}
