/**
 * Colour arithmetic for brands: OKLCH in and out, and the contrast of WCAG 2.
 * OKLCH is used because equal steps of its lightness look equal in every hue, so one recipe serves every brand.
 */

/** A colour as lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#[0-9a-f]{6}$/i;

/** True for a colour written as `#rrggbb`, the only form that a brand accepts. */
export function isHex(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function linearOf(hex: string): Triple {
  if (!isHex(hex)) throw new Error(`"${String(hex)}" is not a colour. Write it as #rrggbb, for example #0b5fff.`);
  const at = (start: number): number => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

/** Reads `#rrggbb` as OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: (hue + 360) % 360 };
}

function oklchToLinear({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ];
}

function isInGamut(rgb: Triple): boolean {
  return rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

/** Writes OKLCH as `#rrggbb`; a colour that a screen cannot show loses chroma, never lightness, so contrast holds. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let low = 0;
  let high = color.c;
  let rgb = oklchToLinear({ l, c: high, h: color.h });
  if (!isInGamut(rgb)) {
    for (let step = 0; step < 18; step++) {
      const middle = (low + high) / 2;
      if (isInGamut(oklchToLinear({ l, c: middle, h: color.h }))) low = middle;
      else high = middle;
    }
    rgb = oklchToLinear({ l, c: low, h: color.h });
  }
  const byte = (channel: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(rgb[0])}${byte(rgb[1])}${byte(rgb[2])}`;
}

/** Relative luminance as WCAG 2 defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Contrast ratio of two colours, from 1 to 21.
 * @example contrast('#000000', '#ffffff') // 21
 */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * The shade of `color` nearest to it in lightness that reaches `ratio` on every one of `backgrounds`.
 * Returns `undefined` when neither lighter nor darker shades can.
 */
export function nearestPassing(color: string, backgrounds: readonly string[], ratio: number): string | undefined {
  const passes = (hex: string): boolean => backgrounds.every((background) => contrast(hex, background) >= ratio);
  if (passes(color)) return color;
  const start = toOklch(color);
  for (let distance = 0.005; distance <= 1; distance += 0.005) {
    for (const l of [start.l - distance, start.l + distance]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...start, l });
      if (passes(hex)) return hex;
    }
  }
  return undefined;
}

/** Like `nearestPassing`, but ends at black or white, whichever is better, when no shade can pass. */
export function ensureContrast(color: string, backgrounds: readonly string[], ratio: number): string {
  const passing = nearestPassing(color, backgrounds, ratio);
  if (passing !== undefined) return passing;
  const worst = (hex: string): number => Math.min(...backgrounds.map((background) => contrast(hex, background)));
  return worst('#ffffff') >= worst('#000000') ? '#ffffff' : '#000000';
}

/** The same hue and chroma at another lightness; `chroma` scales the chroma. */
export function shade(color: string, l: number, chroma = 1): string {
  const from = toOklch(color);
  return toHex({ l, c: from.c * chroma, h: from.h });
}

/** Moves the lightness of a colour by `by`, for hover and pressed steps. */
export function step(color: string, by: number): string {
  const from = toOklch(color);
  return toHex({ ...from, l: from.l + by });
}
