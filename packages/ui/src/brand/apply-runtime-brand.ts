import { brandFromJson, type BrandJsonResult } from './brand-from-json.ts';
import { brandVariables, cssVariables } from './css-variables.ts';
import { fontFaces } from './font-faces.ts';
import { logoVariables } from './logo.ts';
import type { BrandValues } from './values.ts';

/** Where the files of a run-time brand are. */
export interface RuntimeBrandOptions {
  /** Address that paths of fonts and logos are relative to, usually that of the JSON; the page's by default. */
  readonly base?: string;
}

/**
 * Puts a brand from run-time data on an element without a rebuild. When the data is wrong nothing changes, the built-in brand
 * stays, and the problems are warned about and returned. Properties are set one by one and fonts by script, since a strict
 * content policy forbids style elements.
 */
export function applyRuntimeBrand(
  data: unknown,
  root: HTMLElement = document.documentElement,
  { base = document.baseURI }: RuntimeBrandOptions = {},
): BrandJsonResult {
  const result = brandFromJson(data);
  if (!result.ok) {
    // oxlint-disable-next-line no-console -- a client that sees its brand ignored must find out why
    console.warn(`The brand was not applied, the built-in one stays:\n${result.problems.join('\n')}`);
    return result;
  }
  const { values } = result.brand;
  removeRuntimeBrand(root);
  const address = (file: string): string => new URL(file, base).href;
  root.dataset['brand'] = values.id;
  for (const [name, value] of cssVariables(result.brand)) root.style.setProperty(name, value);
  setDensity(root, values);
  for (const [name, value] of logoVariables(values, address)) root.style.setProperty(name, value);
  loadFonts(values, address);
  return result;
}

/** Takes a run-time brand off an element, so that the brand of its `data-brand` is seen again. */
export function removeRuntimeBrand(root: HTMLElement = document.documentElement): void {
  for (const name of brandVariables) root.style.removeProperty(name);
  if (root.dataset['densityOf'] !== 'brand') return;
  delete root.dataset['density'];
  delete root.dataset['densityOf'];
}

/** The density of a brand is the default of a page that says none, so one that the page chose stays. */
function setDensity(root: HTMLElement, { density }: BrandValues): void {
  if (density === undefined || root.dataset['density'] !== undefined) return;
  root.dataset['density'] = density;
  root.dataset['densityOf'] = 'brand';
}

/** Faces by what they declare: a brand that is applied again, or a second element, does not add them twice. */
const added = new Set<string>();

function loadFonts(values: BrandValues, address: (file: string) => string): void {
  for (const { family, source, descriptors } of fontFaces(values, address)) {
    const key = JSON.stringify([family, source, descriptors]);
    if (added.has(key)) continue;
    added.add(key);
    document.fonts.add(new FontFace(family, source, descriptorsOf(descriptors)));
  }
}

/** `unicode-range` of CSS is `unicodeRange` of `FontFace`, and so on; the prefix `font-` falls away. */
function descriptorsOf(css: Readonly<Record<string, string>>): FontFaceDescriptors {
  return Object.fromEntries(
    Object.entries(css).map(([name, value]) => [
      name.replace(/^font-/, '').replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
