import bank from '../../examples/bank/brand.json' with { type: 'json' };
import school from '../../examples/school/brand.json' with { type: 'json' };
import { base } from '../../src/brands/base.ts';
import { himal } from '../../src/brands/himal.ts';
import { sagar } from '../../src/brands/sagar.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a brand can be started from, by a name of its own. */
export const examples: Readonly<Record<string, { readonly label: string; readonly values: Values }>> = {
  own: { label: 'A colour', values: { id: 'mine', name: 'My brand', accent: '#7a3cff' } },
  base: { label: 'Base', values: { ...base.values } },
  himal: { label: 'Himal', values: { ...himal.values } },
  sagar: { label: 'Sagar', values: { ...sagar.values } },
  bank: { label: 'Setu Bank', values: bank },
  school: { label: 'Kopila School', values: school },
};

export const startOf = (id: string): Values => examples[id]?.values ?? {};

const files = import.meta.glob<string>(['../../examples/*/fonts/*.woff2', '../../examples/*/images/*.svg'], {
  // Not as data: a brand names files by paths.
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The values with the fonts and logos of an example where this page finds them; its other texts stay. */
export function withFilesOf(id: string, values: Values): Values {
  const found = (text: string): string => {
    const address = files[`../../examples/${id}/${text}`];
    return address === undefined ? text : new URL(address, location.href).pathname;
  };
  return JSON.parse(JSON.stringify(values), (_key, value: unknown) =>
    typeof value === 'string' ? found(value) : value,
  ) as Values;
}
