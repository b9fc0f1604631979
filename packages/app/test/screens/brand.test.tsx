import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '@karmik/ui/foundation';
import '@karmik/ui/brands/base';
import { configuration } from '../../src/configuration/configuration.ts';
import { wearBrand } from '../../src/preferences/brand.ts';

const school = {
  id: 'kopila-school',
  name: 'Kopila School',
  accent: '#e8590c',
  textSize: 17,
  controlHeight: 48,
  logo: 'images/logo.svg',
};
const root = document.documentElement;
const shipped = configuration.runtimeConfig;
const textSize = () => getComputedStyle(root).getPropertyValue('--k-scaling-text');

function configure(change: Partial<typeof shipped>): void {
  Object.assign(configuration, { runtimeConfig: { ...shipped, ...change } });
}

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(JSON.stringify(address === '/config/wrong.json' ? { id: 'x' } : school))),
  );
});

afterEach(async () => {
  configure({});
  await wearBrand('');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("wears the installation's brand.json, and takes it off for an organization with a brand that comes along [CFG-8, LIB-8]", async () => {
  configure({ brand: '/config/brand.json' });
  await wearBrand('');
  expect(root.dataset['brand']).toBe('kopila-school');
  expect(textSize()).toBe('1.214286');
  expect(root.style.getPropertyValue('--k-logo-light')).toBe(`url("${location.origin}/config/images/logo.svg")`);
  expect(root.hasAttribute('data-logo')).toBe(true);
  await wearBrand('himal');
  expect(root.dataset['brand']).toBe('himal');
  expect(textSize()).toBe('1');
  expect(root.hasAttribute('data-logo')).toBe(false);
});

it("wears an organization's own file before the installation's [CFG-8, LIB-8]", async () => {
  configure({ brand: '/config/wrong.json', organization_brands: { kopila: '/config/kopila.json' } });
  await wearBrand('kopila');
  expect(root.dataset['brand']).toBe('kopila-school');
});

it('keeps the built-in brand and says why when a file is no brand [CFG-8, LIB-8]', async () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  configure({ brand: '/config/wrong.json' });
  await wearBrand('');
  expect(root.dataset['brand']).toBe('base');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('"accent" is missing.'));
});
