import { compactDensity } from '../tokens/density.ts';
import { layers } from '../tokens/names.ts';
import { cssVariables, nameOfVariable } from './css-variables.ts';
import type { Brand } from './define-brand.ts';
import { fontFaces } from './font-faces.ts';
import { logoVariables } from './logo.ts';

/** Where the stylesheet finds the files of a brand. */
export interface BrandCssOptions {
  /** Address of a font or logo from its path in the brand; as it is written there by default. */
  readonly address?: (file: string) => string;
}

type Declarations = readonly (readonly [name: string, value: string])[];

/**
 * The static stylesheet of a brand: its fonts, and for `[data-brand="<id>"]` the variables of light and dark that the
 * built-in brands have. Import it after `@karmik/ui/foundation`.
 */
export function brandCss(brand: Brand, { address = (file) => file }: BrandCssOptions = {}): string {
  const { values } = brand;
  const root = `[data-brand="${values.id}"]`;
  const inside = [rule(root, [...cssVariables(brand), ...logoVariables(values, address)])];
  if (values.density === 'compact') {
    const compact = Object.entries(compactDensity).map(([name, value]) => [nameOfVariable(name), value] as const);
    inside.push(rule(`${root}:not([data-density])`, compact));
  }
  const faces = fontFaces(values, address).map(({ family, source, descriptors }) =>
    rule('@font-face', [['font-family', `"${family}"`], ['src', source], ...Object.entries(descriptors)]),
  );
  // The order is said here too, for a page that loads this sheet before the foundation.
  const order = `@layer ${Object.values(layers).join(', ')};`;
  return `${[order, ...faces, `@layer ${layers.tokens} {\n${indent(inside.join('\n'))}\n}`].join('\n')}\n`;
}

function rule(selector: string, declarations: Declarations): string {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
}

const indent = (text: string): string => text.replaceAll(/^/gm, '  ');
