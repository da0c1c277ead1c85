import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentProblem, nearestAccent } from '#src/domain/branding/accent.ts';

const sheet = readFileSync('src/ui/styles/tokens.css', 'utf8');
type Theme = 'light' | 'dark';

/** A token of tokens.css with two fixed colors. */
function fixed(name: string, theme: Theme): number[] {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet) ?? [];
  return channels((theme === 'light' ? light : dark) ?? '');
}

/** A token that mixes the brand's accent with another color. */
function tint(name: string, theme: Theme, accent: string): number[] {
  const pattern = new RegExp(`--${name}: light-dark\\(([^;]+)\\);`);
  const mixes = [...(pattern.exec(sheet)?.[1] ?? '').matchAll(/var\(--brand-accent(?:-dark)?\) (\d+)%, (#\w+)/g)];
  const [, percent = '', ground = ''] = mixes[theme === 'light' ? 0 : 1] ?? [];
  const long = ground.length === 4 ? ground.replace(/\w/g, '$&$&') : ground;
  const part = Number(percent) / 100;
  return channels(accent).map((value, index) => part * value + (1 - part) * (channels(long)[index] ?? NaN));
}

const channels = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);

function luminance(color: readonly number[]): number {
  const [red = NaN, green = NaN, blue = NaN] = color.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(a: readonly number[], b: readonly number[]): number {
  const [low = NaN, high = NaN] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['canvas', 'raised', 'sunken', 'overlay', 'hover'].map((name) => `surface-${name}`);
const TEXT_TOKENS = ['text-primary', 'text-secondary', 'text-muted'];
/** The text upon it that an operator would take: readable, as a build checks. */
const UPON = { light: '#ffffff', dark: '#0b0c0d' } as const;

describe.each(['light', 'dark'] as const)('any accent that passes on the %s theme', (theme) => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('can be read wherever the console uses it, and so can what stands on it', () => {
    fc.assert(
      fc.property(color, (wish) => {
        const accent = nearestAccent(wish, theme) ?? '';
        const subtle = tint('accent-subtle', theme, accent);
        const pairs: [string, number][] = [
          ...SURFACES.map((name): [string, number] => [name, ratio(channels(accent), fixed(name, theme))]),
          ['accent-subtle', ratio(channels(accent), subtle)],
          ...TEXT_TOKENS.map((name): [string, number] => [
            `${name} on accent-subtle`,
            ratio(fixed(name, theme), subtle),
          ]),
          ['upon it', ratio(channels(UPON[theme]), channels(accent))],
          ['upon accent-hover', ratio(channels(UPON[theme]), tint('accent-hover', theme, accent))],
        ];
        expect([accent, pairs.filter(([, found]) => !(found >= 4.5))]).toEqual([accent, []]);
      }),
      { numRuns: 200 },
    );
  });

  it('is its own nearest, and every other color has one', () => {
    fc.assert(
      fc.property(color, (wish) => {
        const nearest = nearestAccent(wish, theme) ?? '';
        expect([accentProblem(nearest, theme), nearestAccent(nearest, theme)]).toEqual([null, nearest]);
      }),
    );
    expect(nearestAccent('teal', theme)).toBeNull();
  });
});

describe('the tokens of code and charts', () => {
  it('take the accent of the brand', () => {
    expect(sheet).toContain('--code-keyword: var(--accent-text);');
    expect(sheet).toContain('--chart-1: var(--accent);');
  });
});
