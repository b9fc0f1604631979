import { configuration } from '../configuration/configuration.ts';
import { applyTheme } from '@karmik/ui/theme';

/** Brands that come with the product, by the slug of the organisation they belong to. */
const brands: Record<string, () => Promise<unknown>> = {
  himal: () => import('@karmik/ui/brands/himal'),
  sagar: () => import('@karmik/ui/brands/sagar'),
};

const key = 'karmik.brand';
const files = () => import('./brand-file.ts');

/** The brand file that is worn, if one is. */
let worn: string | undefined;

/**
 * Loads and wears an organisation's brand: its own file, or the one of its name that comes along. An organisation without one wears the
 * installation's file, the client's brand that comes along, or the base (CFG-8).
 */
export async function wearBrand(organization: string): Promise<void> {
  const { brand, organization_brands, client } = configuration.runtimeConfig;
  const own = organization_brands?.[organization];
  const isOwn = own ?? brands[organization];
  const file = own ?? (isOwn ? '' : brand);
  if (isOwn) localStorage.setItem(key, organization);
  else localStorage.removeItem(key);
  if (file && (file === worn || (await (await files()).wearFile(file)))) {
    worn = file;
    return;
  }
  if (worn) (await files()).takeOffFile();
  worn = undefined;
  const slug = isOwn ? organization : client;
  const load = brands[slug];
  await load?.();
  applyTheme({ brand: load ? slug : 'base' });
}

/** The brand that this browser wore last, so that the login page already has it. */
export const wearLastBrand = (): Promise<void> => wearBrand(localStorage.getItem(key) ?? '');
