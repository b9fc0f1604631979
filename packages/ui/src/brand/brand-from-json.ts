import { checkContrast, describeFailure } from './check-contrast.ts';
import { isHex } from './color.ts';
import { defineBrand, type Brand } from './define-brand.ts';
import {
  barKinds,
  elevationKinds,
  fontKinds,
  navKinds,
  neutralKinds,
  radiusKinds,
  type BrandValues,
} from './values.ts';

/** A brand that could be made, or the reasons why not. */
export type BrandJsonResult =
  | { readonly ok: true; readonly brand: Brand }
  | { readonly ok: false; readonly problems: readonly string[] };

const choices = {
  neutral: neutralKinds,
  radius: radiusKinds,
  elevation: elevationKinds,
  topBar: barKinds,
  sideNav: navKinds,
  font: fontKinds,
  headingFont: fontKinds,
} as const;

const colors = ['accent', 'positive', 'caution', 'critical', 'info'] as const;
const ID = /^[a-z][a-z0-9-]*$/;

/**
 * Makes a brand from data that arrived at run time, such as a client's configuration.
 * Unknown keys, wrong values and failing contrast are reported and never half applied.
 */
export function brandFromJson(data: unknown): BrandJsonResult {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { ok: false, problems: ['A brand is an object with at least "id", "name" and "accent".'] };
  }
  const problems = Object.entries(data).flatMap(([key, value]) => problemsOf(key, value));
  for (const key of ['id', 'name', 'accent']) if (!(key in data)) problems.push(`"${key}" is missing.`);
  if (problems.length > 0) return { ok: false, problems };
  const brand = defineBrand(data as BrandValues);
  const failures = checkContrast(brand);
  return failures.length > 0 ? { ok: false, problems: failures.map(describeFailure) } : { ok: true, brand };
}

function problemsOf(key: string, value: unknown): string[] {
  if (key === 'id') return typeof value === 'string' && ID.test(value) ? [] : ['"id" must be in kebab-case.'];
  if (key === 'name') return typeof value === 'string' && value !== '' ? [] : ['"name" must be a text.'];
  if (colors.some((name) => name === key)) return isHex(value) ? [] : [`"${key}" must be a colour written as #rrggbb.`];
  if (Object.hasOwn(choices, key)) {
    const allowed: readonly string[] = choices[key as keyof typeof choices];
    return allowed.includes(String(value)) ? [] : [`"${key}" must be one of ${allowed.join(', ')}.`];
  }
  return [`"${key}" is not a value of a brand.`];
}
