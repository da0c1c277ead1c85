export type AccentProblem = 'not-a-colour' | 'too-little-contrast' | 'too-near-a-status-colour';

/** The surfaces on which an accent has the hardest time: the hovered ones of either theme. */
const HARDEST_SURFACE = { light: '#f0f0ec', dark: '#1f2125' } as const;
const LEAST_CONTRAST = 4.5;
/** Red, amber and green mean something in the console; an accent must not look like one of them. */
const STATUS_HUES = [3, 36, 147] as const;
const LEAST_HUE_DISTANCE = 25;

/** Whether a brand's accent may stand in the given theme; null where it may. */
export function accentProblem(accent: string, theme: 'light' | 'dark'): AccentProblem | null {
  const colour = parseHex(accent);
  const surface = parseHex(HARDEST_SURFACE[theme]);
  if (!colour || !surface) return 'not-a-colour';
  if (contrast(colour, surface) < LEAST_CONTRAST) return 'too-little-contrast';
  const hue = hueOf(colour);
  if (hue === null) return null;
  return STATUS_HUES.some((status) => hueDistance(hue, status) < LEAST_HUE_DISTANCE)
    ? 'too-near-a-status-colour'
    : null;
}

/** Whether text of one colour is readable on the other (4.5:1). */
export function isReadableOn(text: string, background: string): boolean {
  const [a, b] = [parseHex(text), parseHex(background)];
  return a !== null && b !== null && contrast(a, b) >= LEAST_CONTRAST;
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

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** HSL hue in degrees; null for a grey. */
function hueOf([red, green, blue]: Rgb): number | null {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 0.04) return null;
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}

function hueDistance(a: number, b: number): number {
  const distance = Math.abs(a - b) % 360;
  return Math.min(distance, 360 - distance);
}
