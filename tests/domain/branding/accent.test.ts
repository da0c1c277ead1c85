import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accentShades,
  hasReadableContrast,
  nearestReadable,
  type Theme,
  luminance,
  mix,
  parseHex,
  type Rgb,
  toHex,
  toOklch,
} from '#src/domain/branding/accent.ts';

const sheet = readFileSync('src/ui/styles/tokens.css', 'utf8');
const rgb = (color: string): Rgb => parseHex(color) ?? [NaN, NaN, NaN];

function ratio(a: string, b: string): number {
  const [low = NaN, high = NaN] = [luminance(rgb(a)), luminance(rgb(b))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** A token of tokens.css with two fixed colors. */
function token(name: string, theme: Theme): string {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet) ?? [];
  return theme === 'light' ? light : dark;
}

/** As --accent-subtle mixes it. */
function tintOf(fill: string, theme: Theme): string {
  const mixes = [...sheet.matchAll(/var\(--accent-fill\) (\d+)%, (#\w+)\)/g)];
  const [, percent = '', ground = ''] = mixes[theme === 'light' ? 0 : 1] ?? [];
  return toHex(mix(rgb(fill), rgb(ground === '#fff' ? '#ffffff' : ground), Number(percent) / 100));
}

const SURFACES = ['canvas', 'raised', 'sunken', 'overlay', 'hover'].map((name) => `surface-${name}`);
const TEXT_SHADES = ['text-primary', 'text-secondary', 'text-muted'];

/** The pairs of colors that cannot be read or seen. */
function unreadable(accent: string, theme: Theme): readonly string[] {
  const { fill, contrast, hover, text, mark } = accentShades(accent, theme);
  const tint = tintOf(fill, theme);
  const grounds = [tint, ...SURFACES.map((name) => token(name, theme))];
  const pairs: readonly (readonly [name: string, a: string, b: string, min: number])[] = [
    ['text upon the fill', contrast, fill, 4.5],
    ['text upon the hovered fill', contrast, hover, 4.5],
    ['fill on its surface', fill, token('surface-raised', theme), theme === 'light' ? 1.2 : 2],
    ...grounds.map((ground) => ['text', text, ground, 4.5] as const),
    ...grounds.map((ground) => ['mark', mark, ground, 3] as const),
    ...TEXT_SHADES.map((name) => [name, token(name, theme), tint, 4.5] as const),
  ];
  return pairs.filter(([, a, b, min]) => !(ratio(a, b) >= min)).map((pair) => pair.join(' '));
}

describe.each(['light', 'dark'] as const)('the shades of an accent on the %s theme', (theme) => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const roles = ['fill', 'text', 'mark'] as const;

  it('can be read and seen wherever the console uses them, whatever the color', () => {
    fc.assert(
      fc.property(color, (accent) => {
        expect([accent, unreadable(accent, theme)]).toEqual([accent, []]);
      }),
      { numRuns: 300 },
    );
  });

  it('keep the hue of the color', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(...roles), (accent, role) => {
        const [wish, shade] = [toOklch(rgb(accent)), toOklch(rgb(accentShades(accent, theme)[role]))];
        // Of nearly gray shades eight bits a channel say no hue.
        fc.pre(wish.chroma > 0.05 && shade.chroma > 0.05);
        expect(Math.cos(wish.hue - shade.hue)).toBeGreaterThan(0.99);
      }),
      { numRuns: 300 },
    );
  });

  it('leave a fill as it is where it can be seen', () => {
    fc.assert(
      fc.property(color, (accent) => {
        const { fill } = accentShades(accent, theme);
        expect(accentShades(fill, theme).fill).toBe(fill);
      }),
    );
  });
});

describe('the shades of a brand', () => {
  const DARK_ON_ORANGE = '#241000';
  it.each([
    { brand: 'Bitcoin orange', accent: '#f7931a', theme: 'light', fill: '#f7931a', contrast: DARK_ON_ORANGE },
    { brand: 'Bitcoin orange', accent: '#f7931a', theme: 'dark', fill: '#f7931a', contrast: DARK_ON_ORANGE },
    { brand: 'red', accent: '#e6002e', theme: 'light', fill: '#e6002e', contrast: '#ffffff' },
    { brand: 'red', accent: '#e6002e', theme: 'dark', fill: '#e6002e', contrast: '#ffffff' },
    { brand: 'green', accent: '#00b386', theme: 'light', fill: '#00b386', contrast: '#001c12' },
    { brand: 'green', accent: '#00b386', theme: 'dark', fill: '#00b386', contrast: '#001c12' },
    { brand: 'yellow', accent: '#ffcc00', theme: 'light', fill: '#ffcc00', contrast: '#1d1500' },
    { brand: 'yellow', accent: '#ffcc00', theme: 'dark', fill: '#ffcc00', contrast: '#1d1500' },
    { brand: 'black', accent: '#000000', theme: 'light', fill: '#000000', contrast: '#ffffff' },
    { brand: 'black', accent: '#000000', theme: 'dark', fill: '#ffffff', contrast: '#161616' },
    { brand: 'white', accent: '#ffffff', theme: 'light', fill: '#000000', contrast: '#ffffff' },
    { brand: 'white', accent: '#ffffff', theme: 'dark', fill: '#ffffff', contrast: '#161616' },
  ] as const)('in $brand on $theme: a fill of $fill with $contrast upon it', ({ accent, theme, ...expected }) => {
    expect(accentShades(accent, theme)).toMatchObject({ fill: expected.fill, contrast: expected.contrast });
    expect(unreadable(accent, theme)).toEqual([]);
  });

  it('take the text of the brand where it can be read on the fill, and else their own', () => {
    expect(accentShades('#f7931a', 'light', '#000000').contrast).toBe('#000000');
    expect(accentShades('#f7931a', 'light', '#ffffff').contrast).toBe(DARK_ON_ORANGE);
    expect(nearestReadable('#ffffff', '#f7931a')).toBe('#000000');
  });
});

describe('readable contrast', () => {
  it.each([
    { text: '#ffffff', background: '#1c4ec2', readable: true },
    { text: '#ffffff', background: '#8aacff', readable: false },
    { text: '#ffffff', background: '#767676', readable: true },
    { text: '#ffffff', background: '#777777', readable: false },
    { text: 'white', background: '#1c4ec2', readable: false },
    { text: '#1c4ec2', background: 'white', readable: false },
  ])('of $text on $background: $readable', ({ text, background, readable }) => {
    expect(hasReadableContrast(text, background)).toBe(readable);
  });
});
