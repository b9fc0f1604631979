export { defineBrand } from './define-brand.ts';
export type { Brand, BrandAdjustments } from './define-brand.ts';
export {
  neutralKinds,
  radiusKinds,
  barKinds,
  navKinds,
  elevationKinds,
  fontKinds,
  textSizeRange,
  controlHeightRange,
  radiusRange,
} from './values.ts';
export type {
  BrandValues,
  BrandFont,
  BrandFontFile,
  BrandFontFallback,
  BrandLogo,
  NeutralKind,
  RadiusKind,
  BarKind,
  NavKind,
  ElevationKind,
  FontKind,
} from './values.ts';
export { checkContrast, describeFailure } from './check-contrast.ts';
export type { ContrastFailure } from './check-contrast.ts';
export { colorCorrections, describeCorrection } from './corrections.ts';
export type { ColorCorrection } from './corrections.ts';
export { contrastReport, measurePairs } from './contrast-report.ts';
export type { MeasuredPair } from './contrast-report.ts';
export { contrast, nearestPassing, ensureContrast, isHex } from './color.ts';
export { toCssTokens } from './to-css-tokens.ts';
export { brandCss } from './brand-css.ts';
export type { BrandCssOptions } from './brand-css.ts';
export { ownFonts } from './font-faces.ts';
export { logoOf } from './logo.ts';
export { brandFromJson } from './brand-from-json.ts';
export { applyRuntimeBrand, removeRuntimeBrand } from './apply-runtime-brand.ts';
export type { RuntimeBrandOptions } from './apply-runtime-brand.ts';
export type { BrandJsonResult } from './brand-from-json.ts';
