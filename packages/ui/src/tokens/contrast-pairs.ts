import { categories, colorTones } from './names.ts';
import type { BrandTokens } from './token-types.ts';

/** A foreground that must be legible on a background: `[foreground, background, ratio]`, both as paths of the contract. */
export type ContrastPair = readonly [foreground: string, background: string, ratio: number];

const TEXT = 4.5;
const SHAPE = 3;

const grounds = ['page', 'surface', 'raised', 'sunken', 'field', 'hover', 'pressed', 'selected'].map(
  (name) => `color.bg.${name}`,
);
const neutralGrounds = ['neutral', 'neutralHover', 'neutralPressed'].map((name) => `color.bg.${name}`);
const plainGrounds = ['color.bg.page', 'color.bg.surface', 'color.bg.raised', 'color.bg.field'];

function each(foreground: string, backgrounds: readonly string[], ratio: number): ContrastPair[] {
  return backgrounds.map((background) => [foreground, background, ratio] as const);
}

/** What `defineBrand` promises and the contrast test holds for every brand in every mode. */
export const contrastPairs: readonly ContrastPair[] = [
  ...each('color.fg.default', [...grounds, ...neutralGrounds], TEXT),
  ...each('color.fg.muted', [...grounds, ...neutralGrounds], TEXT),
  ...each('color.fg.subtle', [...plainGrounds, 'color.bg.sunken'], TEXT),
  ...each('color.fg.link', [...plainGrounds, 'color.bg.sunken', 'color.bg.hover'], TEXT),
  ...each('color.fg.onInverse', ['color.bg.inverse'], TEXT),
  ...each('color.bg.inverse', plainGrounds, SHAPE),
  ...each('color.border.control', plainGrounds, SHAPE),
  ...each('color.border.controlHover', plainGrounds, SHAPE),
  ...each('color.border.focus', [...plainGrounds, 'color.bg.sunken'], SHAPE),
  ...colorTones.flatMap((tone) => {
    const leaf = (name: string): string => `color.tone.${tone}.${name}`;
    return [
      // A button, a ticked box and a chosen day are seen by their fill alone (WCAG 1.4.11).
      ...['solid', 'solidHover', 'solidPressed'].flatMap((name) => each(leaf(name), plainGrounds, SHAPE)),
      ...each(leaf('onSolid'), [leaf('solid'), leaf('solidHover'), leaf('solidPressed')], TEXT),
      ...each(
        leaf('text'),
        [...plainGrounds, 'color.bg.sunken', 'color.bg.hover', leaf('soft'), leaf('softHover'), leaf('softPressed')],
        TEXT,
      ),
      ...each(leaf('border'), plainGrounds, SHAPE),
    ];
  }),
  ...['fg', 'muted'].flatMap((name) => each(`color.topBar.${name}`, ['color.topBar.bg', 'color.topBar.hover'], TEXT)),
  ...['fg', 'muted'].flatMap((name) =>
    each(`color.sideNav.${name}`, ['color.sideNav.bg', 'color.sideNav.hover'], TEXT),
  ),
  ...each('color.sideNav.onActive', ['color.sideNav.active'], TEXT),
  ...categories.flatMap((category) => [
    ...each(`color.category.${category}.solid`, ['color.bg.page', 'color.bg.surface', 'color.bg.raised'], SHAPE),
    ...each(`color.category.${category}.onSoft`, [`color.category.${category}.soft`], TEXT),
  ]),
];

/** Colours that carry no meaning alone, so WCAG asks no contrast of them; the test refuses any other unlisted leaf. */
export const decorativeColors: readonly string[] = [
  'color.bg.scrim',
  'color.fg.disabled',
  'color.border.subtle',
  'color.border.default',
  'color.topBar.border',
  'color.sideNav.border',
];

/** Reads a leaf by its path. */
export function readToken(tokens: BrandTokens, path: string): string {
  let node: unknown = tokens;
  for (const key of path.split('.'))
    node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
  if (typeof node !== 'string') throw new Error(`The contract has no leaf "${path}".`);
  return node;
}
