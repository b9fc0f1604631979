import { modes, type Mode } from '../tokens/names.ts';
import type { BrandTokens, BrandTokensPart } from '../tokens/token-types.ts';
import { deriveColors } from './derive-colors.ts';
import {
  controlHeightRange,
  textSizeRange,
  type BrandFont,
  type BrandValues,
  type ElevationKind,
  type FontKind,
  type RadiusKind,
} from './values.ts';

/** A brand with every token of both modes worked out. */
export interface Brand {
  readonly values: BrandValues;
  readonly light: BrandTokens;
  readonly dark: BrandTokens;
}

/** Adjustments of single leaves, for both modes or for one. */
export interface BrandAdjustments {
  readonly both?: BrandTokensPart;
  readonly light?: BrandTokensPart;
  readonly dark?: BrandTokensPart;
}

/**
 * Makes a brand from about a dozen values: ramps, hover and pressed steps, dark mode, text on colours and chart colours
 * are derived, and shades are moved until they are legible.
 * @example defineBrand({ id: 'himal', name: 'Himal', accent: '#0b5fff', radius: 'small' })
 */
export function defineBrand(values: BrandValues, adjustments: BrandAdjustments = {}): Brand {
  const make = (mode: Mode): BrandTokens => {
    const derived: BrandTokens = { color: deriveColors(values, mode), ...deriveForm(values, mode) };
    return merge(merge(derived, adjustments.both), adjustments[mode]);
  };
  const [light, dark] = modes.map(make) as [BrandTokens, BrandTokens];
  return { values, light, dark };
}

const radii: Record<RadiusKind, BrandTokens['radius']> = {
  none: { sm: '0', md: '0', lg: '0', xl: '0', full: '0' },
  small: { sm: '0.1875rem', md: '0.25rem', lg: '0.375rem', xl: '0.5rem', full: '999px' },
  medium: { sm: '0.25rem', md: '0.5rem', lg: '0.75rem', xl: '1rem', full: '999px' },
  large: { sm: '0.375rem', md: '0.75rem', lg: '1.125rem', xl: '1.5rem', full: '999px' },
};

function radiusOf(radius: RadiusKind | number): BrandTokens['radius'] {
  if (typeof radius !== 'number') return radii[radius];
  const step = (factor: number): string => (radius === 0 ? '0' : `${(radius * factor) / 16}rem`);
  return { sm: step(0.5), md: step(1), lg: step(1.5), xl: step(2), full: radius === 0 ? '0' : '999px' };
}

// A Devanagari family is part of every stack: Latin families have no such letters, and what a system offers varies in size.
const stacks: Record<FontKind, string> = {
  inter: '"Inter Variable", "Noto Sans Devanagari Variable", system-ui, sans-serif',
  figtree: '"Figtree Variable", "Noto Sans Devanagari Variable", system-ui, sans-serif',
  system: 'system-ui, "Noto Sans Devanagari Variable", sans-serif',
  mono: 'ui-monospace, "Cascadia Mono", "Liberation Mono", "Noto Sans Devanagari Variable", monospace',
};

/** The family under which the fallback of a client's font is declared. */
export const fallbackFamily = (font: BrandFont): string => `${font.family} Fallback`;

function stackOf(font: FontKind | BrandFont): string {
  if (typeof font === 'string') return stacks[font];
  const fallback = font.fallback === undefined ? '' : `"${fallbackFamily(font)}", `;
  return `"${font.family}", ${fallback}"Noto Sans Devanagari Variable", system-ui, sans-serif`;
}

/** Height of controls in px: as the brand says, else as high as its text asks for. */
function controlHeightOf({ controlHeight, textSize = textSizeRange.usual }: BrandValues): number {
  return controlHeight ?? Math.max(controlHeightRange.usual, leastControlHeight(textSize));
}

/** The lowest control in px that holds text of a size with room above and below. */
export const leastControlHeight = (textSize: number): number =>
  Math.max(controlHeightRange.min, Math.ceil(textSize * 1.9));

function deriveForm(values: BrandValues, mode: Mode): Omit<BrandTokens, 'color'> {
  const font = values.font ?? 'inter';
  const heading = values.headingFont ?? font;
  return {
    radius: radiusOf(values.radius ?? 'medium'),
    shadow: deriveShadows(values.elevation ?? 'soft', mode),
    font: {
      body: stackOf(font),
      heading: stackOf(heading),
      mono: stacks.mono,
      headingWeight: heading === 'figtree' ? '700' : '600',
      // A client's letters are spaced as they were drawn.
      headingTracking: heading === 'mono' || typeof heading !== 'string' ? '0' : '-0.015em',
    },
    scaling: {
      text: factor(values.textSize ?? textSizeRange.usual, textSizeRange.usual),
      control: factor(controlHeightOf(values), controlHeightRange.usual),
    },
  };
}

const factor = (value: number, usual: number): string => String(Number((value / usual).toFixed(6)));

function deriveShadows(kind: ElevationKind, mode: Mode): BrandTokens['shadow'] {
  const strength = { flat: 0, soft: 1, deep: 1.6 }[kind] * (mode === 'dark' ? 4 : 1);
  const ink = (alpha: number): string =>
    `#0b1020${Math.round(Math.min(1, alpha * strength) * 255)
      .toString(16)
      .padStart(2, '0')}`;
  return {
    sm: `0 1px 2px ${ink(0.06)}`,
    md: `0 1px 2px ${ink(0.05)}, 0 4px 16px ${ink(0.09)}`,
    lg: `0 2px 6px ${ink(0.06)}, 0 20px 48px ${ink(0.16)}`,
  };
}

function merge<Tree>(tree: Tree, part: unknown): Tree {
  if (typeof part !== 'object' || part === null) return tree;
  const result: Record<string, unknown> = { ...(tree as Record<string, unknown>) };
  for (const [key, value] of Object.entries(part)) {
    result[key] = typeof value === 'object' ? merge(result[key], value) : value;
  }
  return result as Tree;
}
