import { configuration } from '../configuration/configuration.ts';
import { applyTheme } from '@karmik/ui/theme';

/** Brands that come with the product, by the slug of the organisation they belong to. */
const brands: Record<string, () => Promise<unknown>> = {
  himal: () => import('@karmik/ui/brands/himal'),
  sagar: () => import('@karmik/ui/brands/sagar'),
};

const key = 'karmik.brand';

/** The brand file that is worn, if one is. */
let worn: string | undefined;

/**
 * Loads and wears an organisation's brand: its own file, or the one of its name that comes along. An organisation without one wears the
 * installation's file, the client's brand that comes along, or the base (CFG-8).
 */
export async function wearBrand(organization: string): Promise<void> {
  const { brand, organization_brands, client } = configuration.runtimeConfig;
  const own = organization_brands?.[organization];
  const isOwn = own !== undefined || brands[organization] !== undefined;
  const file = own ?? (isOwn ? undefined : brand);
  const slug = isOwn ? organization : client;
  if (isOwn) localStorage.setItem(key, organization);
  else localStorage.removeItem(key);
  if (file && (await wearFile(file))) return;
  await takeOffFile();
  const load = brands[slug];
  await load?.();
  applyTheme({ brand: load ? slug : 'base' });
}

/** Wears a client's `brand.json`. @returns whether it could be fetched and is a brand */
async function wearFile(address: string): Promise<boolean> {
  if (worn === address) return true;
  try {
    const [{ applyRuntimeBrand, logoOf }, data] = await Promise.all([
      import('@karmik/ui/brand'),
      fetch(address).then((response) => response.json() as Promise<unknown>),
    ]);
    const root = document.documentElement;
    const result = applyRuntimeBrand(data, root, { base: new URL(address, location.href).href });
    if (!result.ok) return false;
    root.toggleAttribute('data-logo', logoOf(result.brand.values) !== undefined);
    worn = address;
    return true;
  } catch (error) {
    // oxlint-disable-next-line no-console -- an operator whose brand is ignored must find out why
    console.warn(`The brand ${address} was not loaded, the built-in one stays:`, error);
    return false;
  }
}

async function takeOffFile(): Promise<void> {
  if (worn === undefined) return;
  worn = undefined;
  document.documentElement.removeAttribute('data-logo');
  (await import('@karmik/ui/brand')).removeRuntimeBrand();
}

/** The brand that this browser wore last, so that the login page already has it. */
export const wearLastBrand = (): Promise<void> => wearBrand(localStorage.getItem(key) ?? '');
