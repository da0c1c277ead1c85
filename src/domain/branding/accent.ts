export type AccentProblem = 'not-a-color' | 'too-little-contrast' | 'too-close-to-status-color';

/** The hovered surfaces have the lowest contrast in each theme. */
const LOWEST_CONTRAST_SURFACE = { light: '#f0f0ec', dark: '#1f2125' } as const;
const MIN_CONTRAST = 4.5;
/** Red, amber and green signal a status, so an accent must differ from them. */
const STATUS_HUES = [3, 36, 147] as const;
const MIN_HUE_DISTANCE = 25;

/** Why a brand's accent does not fit the theme; null if it fits. */
export function accentProblem(accent: string, theme: 'light' | 'dark'): AccentProblem | null {
  const color = parseHex(accent);
  const surface = parseHex(LOWEST_CONTRAST_SURFACE[theme]);
  if (!color || !surface) return 'not-a-color';
  if (contrast(color, surface) < MIN_CONTRAST) return 'too-little-contrast';
  const hue = hueOf(color);
  if (hue === null) return null;
  return STATUS_HUES.some((status) => hueDistance(hue, status) < MIN_HUE_DISTANCE) ? 'too-close-to-status-color' : null;
}

export function hasReadableContrast(text: string, background: string): boolean {
  const [a, b] = [parseHex(text), parseHex(background)];
  return a !== null && b !== null && contrast(a, b) >= MIN_CONTRAST;
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
