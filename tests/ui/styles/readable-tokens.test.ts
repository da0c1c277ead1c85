import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasReadableContrast } from '#src/domain/branding/accent.ts';

const sheet = readFileSync('src/ui/styles/tokens.css', 'utf8');

/** The tokens of one block by name; what derives from others is left out. */
function tokensOf(selector: string): Readonly<Record<string, string>> {
  const start = sheet.indexOf(`${selector} {`);
  const block = sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']): [string, string] => [
      name,
      color,
    ]),
  );
}

const SURFACES = ['surface-canvas', 'surface-raised', 'surface-sunken', 'surface-overlay', 'surface-hover'] as const;
const STATUSES = ['success', 'warning', 'danger'] as const;

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
  ...['text', 'keyword', 'string', 'number', 'comment'].flatMap((part) =>
    (['surface-sunken', 'surface-raised'] as const).map((surface) => [`code-${part}`, surface] as const),
  ),
];

describe.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
])('in the %s theme', (_, selector) => {
  const tokens = tokensOf(selector);

  it.each(PAIRS)('%s can be read on %s', (text, background) => {
    const colors = [tokens[text] ?? '', tokens[background] ?? ''] as const;
    expect(hasReadableContrast(...colors), colors.join(' on ')).toBe(true);
  });
});
