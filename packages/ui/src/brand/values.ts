/** The values that a brand is made of. Everything else is derived from them. */

import type { Density } from '../tokens/names.ts';
import type { Script } from '../fonts/scripts.ts';

export const neutralKinds = ['pure', 'cool', 'warm', 'accent'] as const;
export type NeutralKind = (typeof neutralKinds)[number];

export const radiusKinds = ['none', 'small', 'medium', 'large'] as const;
export type RadiusKind = (typeof radiusKinds)[number];

export const barKinds = ['surface', 'accent', 'ink'] as const;
export type BarKind = (typeof barKinds)[number];

export const navKinds = ['page', 'surface', 'ink'] as const;
export type NavKind = (typeof navKinds)[number];

export const elevationKinds = ['flat', 'soft', 'deep'] as const;
export type ElevationKind = (typeof elevationKinds)[number];

export const fontKinds = ['inter', 'figtree', 'system', 'mono'] as const;
export type FontKind = (typeof fontKinds)[number];

/** Smallest, usual and greatest value of what a brand measures, in px at the browser's default text size. */
export const textSizeRange = { min: 13, usual: 14, max: 20 } as const;
export const controlHeightRange = { min: 32, usual: 36, max: 56 } as const;
export const radiusRange = { min: 0, max: 24 } as const;

/** A font file of a client: where it is, and for which letters. */
export interface BrandFontFile {
  /** A woff2 file: a path relative to the brand's file, a path of the site, or an https address. */
  readonly file: string;
  /** The letters that the file is fetched for; a file without `script` and `unicodeRange` is for all. */
  readonly script?: Script;
  /** Ranges as in CSS, for example `U+0900-097F`. */
  readonly unicodeRange?: string;
  /** One weight such as `400`, or a range of a variable font such as `100 900`, which is the default. */
  readonly weight?: string;
  readonly style?: 'normal' | 'italic';
}

/** A font of the system, fitted to the measures of the client's font, so that text does not jump when the font arrives. */
export interface BrandFontFallback {
  /** Name of the font of the system, for example `Arial`. */
  readonly local: string;
  /** In percent, as the descriptors of `@font-face` of the same names. */
  readonly sizeAdjust?: number;
  readonly ascentOverride?: number;
  readonly descentOverride?: number;
  readonly lineGapOverride?: number;
}

/** A client's own font. */
export interface BrandFont {
  readonly family: string;
  readonly files: readonly BrandFontFile[];
  readonly fallback?: BrandFontFallback;
}

/** A client's logo: a picture for light grounds, and one for dark grounds where the first cannot be seen on them. */
export interface BrandLogo {
  readonly light: string;
  readonly dark?: string;
}

export interface BrandValues {
  /** Value of `data-brand`, in kebab-case. */
  readonly id: string;
  /** Name for people, shown in tools. */
  readonly name: string;
  /** The brand's own colour, `#rrggbb`: main buttons, links, selection. */
  readonly accent: string;
  /** Tint of the greys. */
  readonly neutral?: NeutralKind;
  readonly positive?: string;
  readonly caution?: string;
  readonly critical?: string;
  readonly info?: string;
  /** Corners of controls: a kind, or px from 0 to 24; cards and dialogs follow. */
  readonly radius?: RadiusKind | number;
  readonly elevation?: ElevationKind;
  /** Ground of the bar at the top. */
  readonly topBar?: BarKind;
  /** Ground of the navigation at the side. */
  readonly sideNav?: NavKind;
  readonly font?: FontKind | BrandFont;
  readonly headingFont?: FontKind | BrandFont;
  /** Size of plain text in px, 13 to 20; headings, small text and icons scale with it. */
  readonly textSize?: number;
  /** Height of fields and buttons in px, 32 to 56; rows, bars and small and large controls scale with it. */
  readonly controlHeight?: number;
  /** Density of a page that does not say its own. */
  readonly density?: Density;
  /** Pictures, each a path or an address as of font files. */
  readonly logo?: string | BrandLogo;
}
