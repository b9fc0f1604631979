import { configuration } from '../configuration/configuration.ts';
import { applyTheme } from '@karmik/ui/theme';

/** Brands that come with the product, by the slug of the organisation they belong to. */
const brands: Record<string, () => Promise<unknown>> = {
  himal: () => import('@karmik/ui/brands/himal'),
  sagar: () => import('@karmik/ui/brands/sagar'),
};

const key = 'karmik.brand';

/** Loads and wears an organisation's brand; one without a brand of its own wears the client's, or the base (CFG-8). */
export async function wearBrand(organization: string): Promise<void> {
  const slug = brands[organization] ? organization : (configuration.runtimeConfig.client ?? '');
  const load = brands[slug];
  if (!load) {
    localStorage.removeItem(key);
    applyTheme({ brand: 'base' });
    return;
  }
  await load();
  localStorage.setItem(key, slug);
  applyTheme({ brand: slug });
}

/** The brand that this browser wore last, so that the login page already has it. */
export const wearLastBrand = (): Promise<void> => wearBrand(localStorage.getItem(key) ?? '');
