import { logoVars, vars } from '../tokens/contract.css.ts';
import type { Brand } from './define-brand.ts';
import { toCssTokens } from './to-css-tokens.ts';

/** The name of the custom property that a reference `var(--name)` is of. */
export function nameOfVariable(reference: string): string {
  return reference.slice('var('.length, -1);
}

/** Names of all custom properties that a brand may set. */
export const brandVariables: readonly string[] = leavesOf([vars, logoVars]).map(nameOfVariable);

/** The custom properties of a brand, each with its value for both modes. */
export function cssVariables(brand: Brand): (readonly [name: string, value: string])[] {
  return pairs(vars, toCssTokens(brand));
}

function pairs(contract: unknown, values: unknown): (readonly [string, string])[] {
  if (typeof contract === 'string') return [[nameOfVariable(contract), String(values)]];
  return Object.entries(contract as Record<string, unknown>).flatMap(([key, child]) =>
    pairs(child, (values as Record<string, unknown>)[key]),
  );
}

function leavesOf(node: object): string[] {
  return Object.values(node).flatMap((child: unknown) =>
    typeof child === 'object' && child !== null ? leavesOf(child) : [String(child)],
  );
}
