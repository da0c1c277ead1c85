import { fromOklch, luminance, mix, parseHex, type Rgb, toHex, toOklch } from './oklch.ts';

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
