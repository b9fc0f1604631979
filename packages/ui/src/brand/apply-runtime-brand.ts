import { vars } from '../tokens/contract.css.ts';
import { brandFromJson, type BrandJsonResult } from './brand-from-json.ts';
import { toCssTokens } from './to-css-tokens.ts';

/**
 * Puts a brand from run-time data on an element without a rebuild. When the data is wrong nothing changes, the built-in brand
 * stays, and the problems are warned about and returned. Properties are set one by one, since a strict content policy
 * forbids style elements.
 */
export function applyRuntimeBrand(data: unknown, root: HTMLElement = document.documentElement): BrandJsonResult {
  const result = brandFromJson(data);
  if (!result.ok) {
    // oxlint-disable-next-line no-console -- a client that sees its brand ignored must find out why
    console.warn(`The brand was not applied, the built-in one stays:\n${result.problems.join('\n')}`);
    return result;
  }
  assign(root, vars, toCssTokens(result.brand));
  return result;
}

function assign(root: HTMLElement, contract: unknown, values: unknown): void {
  if (typeof contract === 'string' && typeof values === 'string') {
    root.style.setProperty(contract.slice('var('.length, -1), values);
    return;
  }
  for (const [key, child] of Object.entries(contract as Record<string, unknown>)) {
    assign(root, child, (values as Record<string, unknown>)[key]);
  }
}
