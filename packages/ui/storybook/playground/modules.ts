/** What code of the playground may import: React, and the entries of the package. */
const components = import.meta.glob('../../src/components/*/index.ts');
const rooms = import.meta.glob('../../src/{brand,icons,on-demand,provider,strings,theme,tokens}/index.ts');

const special: Readonly<Record<string, () => Promise<unknown>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  '@karmik/ui/DataTable/grid': () => import('../../src/components/DataTable/grid/index.ts'),
  '@karmik/ui/strings/ne': () => import('../../src/strings/ne.ts'),
};

export async function loadModule(address: string): Promise<unknown> {
  const name = address.replace('@karmik/ui/', '');
  const load =
    special[address] ?? components[`../../src/components/${name}/index.ts`] ?? rooms[`../../src/${name}/index.ts`];
  if (load === undefined)
    throw new Error(`There is no "${address}" here. Import from react or from @karmik/ui/<Name>.`);
  return load();
}
