import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasReadableContrast } from '#src/domain/branding/accent.ts';

const sheet = readFileSync('src/ui/styles/tokens.css', 'utf8');

/** The tokens of one theme by name; what derives from others is left out. */
function tokensOf(theme: 'light' | 'dark'): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...sheet.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
      ([, name = '', light = '', dark = '']): [string, string] => [name, theme === 'light' ? light : dark],
    ),
  );
}

const SURFACES = ['surface-canvas', 'surface-raised', 'surface-sunken', 'surface-overlay', 'surface-hover'] as const;
const STATUSES = ['info', 'success', 'warning', 'danger'] as const;

const PAIRS: readonly (readonly [text: string, background: string])[] = [
  ...['text-primary', 'text-secondary', 'text-muted'].flatMap((text) =>
    SURFACES.map((surface) => [text, surface] as const),
  ),
  ['text-inverse', 'surface-inverse'],
  ...STATUSES.flatMap((status) =>
    [`${status}-subtle`, ...SURFACES].map((surface) => [`${status}-text`, surface] as const),
  ),
  ['danger-contrast', 'danger'],
  ['danger-contrast', 'danger-hover'],
  ...['text', 'string', 'number', 'comment'].flatMap((part) =>
    (['surface-sunken', 'surface-raised'] as const).map((surface) => [`code-${part}`, surface] as const),
  ),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tokens = tokensOf(theme);

  it.each(PAIRS)('%s can be read on %s', (text, background) => {
    const colors = [tokens[text] ?? '', tokens[background] ?? ''] as const;
    expect(hasReadableContrast(...colors), colors.join(' on ')).toBe(true);
  });
});
