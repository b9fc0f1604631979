import { logoVars } from '../tokens/contract.css.ts';
import { nameOfVariable } from './css-variables.ts';
import type { BrandLogo, BrandValues } from './values.ts';

/** The pictures of a brand's logo for light and for dark grounds, if it has one. */
export function logoOf({ logo }: BrandValues): Required<BrandLogo> | undefined {
  if (logo === undefined) return undefined;
  return typeof logo === 'string' ? { light: logo, dark: logo } : { light: logo.light, dark: logo.dark ?? logo.light };
}

/**
 * The custom properties of a brand's logo, none for a brand without one; the foundation makes `--k-logo` of them by mode.
 * @param address where a picture is found by the page, from its path in the brand
 */
export function logoVariables(
  values: BrandValues,
  address: (file: string) => string,
): (readonly [name: string, value: string])[] {
  const logo = logoOf(values);
  if (logo === undefined) return [];
  return [
    [nameOfVariable(logoVars.logoLight), `url("${address(logo.light)}")`],
    [nameOfVariable(logoVars.logoDark), `url("${address(logo.dark)}")`],
  ];
}
