export type AccentProblem = 'not-a-color' | 'too-little-contrast' | 'too-close-to-status-color';

/** The hovered surfaces have the lowest contrast in each theme, and the accent also stands on a tint of itself. */
const LOWEST_CONTRAST_SURFACE = { light: '#f0f0ec', dark: '#1f2125' } as const;
/** As --accent-subtle of tokens.css: so much accent on such a ground. */
const TINT = { light: { part: 0.07, ground: '#ffffff' }, dark: { part: 0.11, ground: '#16171a' } } as const;
const MIN_CONTRAST = 4.5;
/** Red, amber and green signal a status, so an accent must differ from them. */
const STATUS_HUES = [3, 36, 147] as const;
const MIN_HUE_DISTANCE = 25;

/** Why a brand's accent does not fit the theme; null if it fits. */
export function accentProblem(accent: string, theme: 'light' | 'dark'): AccentProblem | null {
  const color = parseHex(accent);
  const surface = parseHex(LOWEST_CONTRAST_SURFACE[theme]);
  const ground = parseHex(TINT[theme].ground);
  if (!color || !surface || !ground) return 'not-a-color';
  const grounds = [surface, mixed(color, ground, TINT[theme].part)];
  if (grounds.some((other) => contrast(color, other) < MIN_CONTRAST)) return 'too-little-contrast';
  const hue = hueOf(color);
  if (hue === null) return null;
  return STATUS_HUES.some((status) => hueDistance(hue, status) < MIN_HUE_DISTANCE) ? 'too-close-to-status-color' : null;
}

const LIGHTNESSES = Array.from({ length: 101 }, (_, step) => step / 100);

/** The accent that fits the theme and looks most like this one; null if this is no color. */
export function nearestAccent(accent: string, theme: 'light' | 'dark'): string | null {
  const color = parseHex(accent);
  if (!color) return null;
  if (accentProblem(accent, theme) === null) return accent;
  const candidates = huesNear(hueOf(color)).flatMap((hue) =>
    LIGHTNESSES.map((lightness) => toRgb(hue, saturationOf(color), lightness)),
  );
  const fitting = candidates.filter((candidate) => accentProblem(toHex(candidate), theme) === null);
  const [nearest] = fitting.toSorted((a, b) => distance(a, color) - distance(b, color));
  return nearest ? toHex(nearest) : null;
}

/** This hue, and the first ones on both sides of each status that are far enough from it. */
function huesNear(hue: number | null): readonly number[] {
  if (hue === null) return [0];
  const sides = [-MIN_HUE_DISTANCE - 2, MIN_HUE_DISTANCE + 2];
  return [hue, ...STATUS_HUES.flatMap((status) => sides.map((side) => (status + side + 360) % 360))];
}

export function hasReadableContrast(text: string, background: string): boolean {
  const [a, b] = [parseHex(text), parseHex(background)];
  return a !== null && b !== null && contrast(a, b) >= MIN_CONTRAST;
}

function mixed(a: Rgb, b: Rgb, part: number): Rgb {
  return a.map((value, index) => part * value + (1 - part) * (b[index] ?? 0)) as unknown as Rgb;
}

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

function toHex(color: Rgb): string {
  const parts = color.map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Of HSL. */
function saturationOf(color: Rgb): number {
  const [min, max] = [Math.min(...color), Math.max(...color)];
  if (max - min < 0.04) return 0;
  return (max - min) / (1 - Math.abs(max + min - 1));
}

function toRgb(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  }) as unknown as Rgb;
}

type Rgb = readonly [number, number, number];

function parseHex(text: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!match) return null;
  const [red = '', green = '', blue = ''] = match.slice(1);
  return [parseInt(red, 16) / 255, parseInt(green, 16) / 255, parseInt(blue, 16) / 255];
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hueOf([red, green, blue]: Rgb): number | null {
  const max = Math.max(red, green, blue);
  const spread = max - Math.min(red, green, blue);
  if (spread < 0.04) return null;
  if (max === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return max === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}

function hueDistance(a: number, b: number): number {
  const distance = Math.abs(a - b) % 360;
  return Math.min(distance, 360 - distance);
}
