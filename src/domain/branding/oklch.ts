/** Red, green and blue of sRGB, from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** A color by how light, how vivid and of which hue it looks: https://bottosson.github.io/posts/oklab/ */
export interface Oklch {
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
export function fromOklch({ lightness, chroma, hue }: Oklch): Rgb {
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
