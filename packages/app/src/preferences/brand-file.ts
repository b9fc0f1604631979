/** A client's own brand, by its `brand.json`; loaded by installations that have one. */
import { applyRuntimeBrand, logoOf, removeRuntimeBrand } from '@karmik/ui/brand';

/** Wears the brand of a file. @returns whether it could be fetched and is a brand */
export async function wearFile(address: string): Promise<boolean> {
  const root = document.documentElement;
  try {
    const data: unknown = await (await fetch(address)).json();
    const result = applyRuntimeBrand(data, root, { base: new URL(address, location.href).href });
    if (result.ok) root.toggleAttribute('data-logo', logoOf(result.brand.values) !== undefined);
    return result.ok;
  } catch (error) {
    // oxlint-disable-next-line no-console -- an operator whose brand is ignored must find out why
    console.warn(`The brand ${address} was not loaded, the built-in one stays:`, error);
    return false;
  }
}

export function takeOffFile(): void {
  document.documentElement.removeAttribute('data-logo');
  removeRuntimeBrand();
}
