import { scriptRanges } from '../fonts/scripts.ts';
import { fallbackFamily } from './define-brand.ts';
import type { BrandFont, BrandFontFile, BrandValues } from './values.ts';

/** One `@font-face`: a family, where it comes from, and its descriptors by their names in CSS. */
export interface FontFaceRule {
  readonly family: string;
  readonly source: string;
  readonly descriptors: Readonly<Record<string, string>>;
}

/** Fonts of a client that a brand uses, each once. */
export function ownFonts({ font, headingFont }: BrandValues): BrandFont[] {
  const own = [font, headingFont].filter((one) => typeof one === 'object');
  return own.filter((one, index) => own.findIndex(({ family }) => family === one.family) === index);
}

/**
 * What the fonts of a client ask for in CSS.
 * @param address where a file is found by the page, from its path in the brand
 */
export function fontFaces(values: BrandValues, address: (file: string) => string): FontFaceRule[] {
  return ownFonts(values).flatMap((font) => [
    ...font.files.map((file) => ({
      family: font.family,
      source: `url("${address(file.file)}") format("woff2")`,
      descriptors: descriptorsOf(file),
    })),
    ...fallbackOf(font),
  ]);
}

function descriptorsOf(file: BrandFontFile): Record<string, string> {
  const range = file.unicodeRange ?? (file.script && scriptRanges[file.script]);
  return {
    'font-style': file.style ?? 'normal',
    'font-weight': file.weight ?? '100 900',
    'font-display': 'swap',
    ...(range !== undefined && { 'unicode-range': range }),
  };
}

function fallbackOf(font: BrandFont): FontFaceRule[] {
  if (font.fallback === undefined) return [];
  const { local, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = font.fallback;
  const measures = {
    'size-adjust': sizeAdjust,
    'ascent-override': ascentOverride,
    'descent-override': descentOverride,
    'line-gap-override': lineGapOverride,
  };
  const descriptors = Object.entries(measures).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}%`] as const],
  );
  return [{ family: fallbackFamily(font), source: `local("${local}")`, descriptors: Object.fromEntries(descriptors) }];
}
