import type { BrandValues } from '../../src/brand/index.ts';

/** The source of a brand's file, ready to be saved as `brands/<id>.ts`. */
export function fileOf(values: BrandValues): string {
  const lines = Object.entries(values).map(([key, value]) => `  ${key}: '${String(value).replaceAll("'", "\\'")}',`);
  const name = values.id.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return `import { defineBrand } from '@karmik/ui/brand';

export const ${name} = defineBrand({
${lines.join('\n')}
});`;
}
