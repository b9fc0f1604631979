import { checkContrast, describeFailure } from './check-contrast.ts';
import { problemsOf } from './check-values.ts';
import { colorCorrections, type ColorCorrection } from './corrections.ts';
import { defineBrand, type Brand } from './define-brand.ts';
import type { BrandValues } from './values.ts';

/** A brand that could be made, with the colours that were moved for it, or the reasons why not. */
export type BrandJsonResult =
  | { readonly ok: true; readonly brand: Brand; readonly corrections: readonly ColorCorrection[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Makes a brand from data that arrived at run time, such as a client's `brand.json`.
 * Unknown keys, wrong values and failing contrast are reported and never half applied.
 */
export function brandFromJson(data: unknown): BrandJsonResult {
  const problems = problemsOf(data);
  if (problems.length > 0) return { ok: false, problems };
  const brand = defineBrand(data as BrandValues);
  const failures = checkContrast(brand);
  if (failures.length > 0) return { ok: false, problems: failures.map(describeFailure) };
  return { ok: true, brand, corrections: colorCorrections(brand) };
}
