/** Red, green and blue of sRGB, from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** A color by how light, how vivid and of which hue it looks: https://bottosson.github.io/posts/oklab/ */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

export function parseHex(text: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!match) return null;
  const [red = '', green = '', blue = ''] = match.slice(1);
  return [parseInt(red, 16) / 255, parseInt(green, 16) / 255, parseInt(blue, 16) / 255];
}

export function toHex(color: Rgb): string {
  const parts = color.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

export function mix(color: Rgb, ground: Rgb, part: number): Rgb {
  const of = (index: 0 | 1 | 2) => part * color[index] + (1 - part) * ground[index];
  return [of(0), of(1), of(2)];
}

/** WCAG 2.2, relative luminance. */
export function luminance(color: Rgb): number {
  const [red, green, blue] = each(color, toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function toOklch(color: Rgb): Oklch {
  const [red, green, blue] = each(color, toLinear);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** As vivid as wished, or as a screen can show it at this lightness. */
function fromOklch({ lightness, chroma, hue }: Oklch): Rgb {
  let [shown, beyond] = [0, chroma];
  if (isShown(toRgb(lightness, chroma, hue))) shown = chroma;
  while (beyond - shown > 0.0005) {
    const middle = (shown + beyond) / 2;
    if (isShown(toRgb(lightness, middle, hue))) shown = middle;
    else beyond = middle;
  }
  return toRgb(lightness, shown, hue);
}

function toRgb(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Rgb = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return each(linear, fromLinear);
}

function isShown(color: Rgb): boolean {
  return color.every((value) => value >= -0.001 && value <= 1.001);
}

function each([red, green, blue]: Rgb, change: (value: number) => number): Rgb {
  return [change(red), change(green), change(blue)];
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

export type Theme = 'light' | 'dark';

/** What the console draws with the accent of a brand; each is a shade of its hue. */
export interface AccentShades {
  /** Of buttons and panels, with text upon it. */
  readonly fill: string;
  readonly contrast: string;
  readonly hover: string;
  /** Of links, and of text beside other text. */
  readonly text: string;
  /** Of lines, bars, icons and the focus ring. */
  readonly mark: string;
}

interface Surfaces {
  readonly raised: string;
  /** The hovered surfaces have the lowest contrast in each theme. */
  readonly lowestContrast: string;
  /** As --accent-subtle of tokens.css: so much accent on such a ground. */
  readonly tint: { readonly part: number; readonly ground: string };
  /** From here on a fill is seen on its surface; its edge is a mark. */
  readonly visibleFill: number;
}

const SURFACES: Readonly<Record<Theme, Surfaces>> = {
  light: { raised: '#ffffff', lowestContrast: '#f0f0ec', tint: { part: 0.07, ground: '#ffffff' }, visibleFill: 1.2 },
  dark: { raised: '#16171a', lowestContrast: '#1f2125', tint: { part: 0.11, ground: '#16171a' }, visibleFill: 2 },
};
/** WCAG 2.2, of text and of what is no text. */
const MIN_CONTRAST = 4.5;
const MIN_MARK_CONTRAST = 3;
const HOVER_PART = 0.12;
const GRAY_CHROMA = 0.03;
/** Of the dark text upon a bright fill: a trace of its hue. */
const DARK_TEXT = { lightness: 0.2, chroma: 0.05 } as const;

/** Every color has them: what cannot be seen or read in the theme is replaced with the nearest shade that can be. */
export function accentShades(accent: string, theme: Theme, ownContrast = ''): AccentShades {
  const { raised, lowestContrast, tint, visibleFill } = SURFACES[theme];
  const fill = nearestShade(accent, (shade) => contrast(shade, raised) >= visibleFill);
  const grounds = [lowestContrast, mixHex(fill, tint.ground, tint.part)];
  const reaches = (min: number) => (shade: string) => grounds.every((ground) => contrast(shade, ground) >= min);
  const upon = hasReadableContrast(ownContrast, fill) ? ownContrast : textUpon(fill);
  return {
    fill,
    contrast: upon,
    hover: hoverOf(fill, upon, theme),
    text: nearestShade(accent, reaches(MIN_CONTRAST)),
    mark: nearestShade(accent, reaches(MIN_MARK_CONTRAST)),
  };
}

export function hasReadableContrast(text: string, background: string): boolean {
  return parseHex(text) !== null && parseHex(background) !== null && contrast(text, background) >= MIN_CONTRAST;
}

/** The shade of this text's hue that can be read on the background and looks most like it. */
export function nearestReadable(text: string, background: string): string {
  return nearestShade(text, (shade) => contrast(shade, background) >= MIN_CONTRAST);
}

function textUpon(fill: string): string {
  if (hasReadableContrast('#ffffff', fill)) return '#ffffff';
  const { chroma, hue } = toOklch(rgb(fill));
  const dark = toHex(fromOklch({ ...DARK_TEXT, chroma: Math.min(chroma, DARK_TEXT.chroma), hue }));
  return nearestReadable(dark, fill);
}

/** Darker on light and lighter on dark, unless the text upon it could not be read or nothing would change. */
function hoverOf(fill: string, text: string, theme: Theme): string {
  const grounds = theme === 'light' ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
  const hovers = grounds.map((ground) => mixHex(ground, fill, HOVER_PART));
  return hovers.find((hover) => hover !== fill && hasReadableContrast(text, hover)) ?? fill;
}

const STEPS = Array.from({ length: 201 }, (_, step) => step / 200);

/** Of the same hue; a gray, which has none, turns to its opposite: white to black. */
function nearestShade(color: string, fits: (shade: string) => boolean): string {
  if (fits(color)) return color;
  const { lightness, chroma, hue } = toOklch(rgb(color));
  const shade = (at: number) => toHex(fromOklch({ lightness: at, chroma, hue }));
  const wished = chroma < GRAY_CHROMA ? 1 - lightness : lightness;
  const byDistance = [wished, ...STEPS].toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished));
  const nearest = byDistance.find((at) => fits(shade(at)));
  return nearest === undefined ? color : shade(nearest);
}

function rgb(color: string): Rgb {
  return parseHex(color) ?? [0, 0, 0];
}

function mixHex(color: string, ground: string, part: number): string {
  return toHex(mix(rgb(color), rgb(ground), part));
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(rgb(a)), luminance(rgb(b))].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
