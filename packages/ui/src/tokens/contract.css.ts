import { createGlobalThemeContract } from '@vanilla-extract/css';
import { categories, colorTones, type Category, type ColorTone } from './names.ts';

type Leaves<Names extends string> = Record<Names, null>;

function leaves<const Names extends string>(names: readonly Names[]): Leaves<Names> {
  return Object.fromEntries(names.map((name) => [name, null])) as Leaves<Names>;
}

const toneLeaves = leaves([
  'solid',
  'solidHover',
  'solidPressed',
  'soft',
  'softHover',
  'softPressed',
  'onSolid',
  'text',
  'border',
]);

const shape = {
  color: {
    bg: leaves([
      'page',
      'surface',
      'raised',
      'sunken',
      'field',
      'hover',
      'pressed',
      'selected',
      'neutral',
      'neutralHover',
      'neutralPressed',
      'inverse',
      'scrim',
    ]),
    fg: leaves(['default', 'muted', 'subtle', 'disabled', 'onInverse', 'link']),
    border: leaves(['subtle', 'default', 'control', 'controlHover', 'focus']),
    tone: Object.fromEntries(colorTones.map((tone) => [tone, toneLeaves])) as Record<ColorTone, typeof toneLeaves>,
    topBar: leaves(['bg', 'fg', 'muted', 'hover', 'border']),
    sideNav: leaves(['bg', 'fg', 'muted', 'hover', 'active', 'onActive', 'border']),
    category: Object.fromEntries(
      categories.map((category) => [category, { solid: null, soft: null, onSoft: null }]),
    ) as Record<Category, { solid: null; soft: null; onSoft: null }>,
  },
  radius: leaves(['sm', 'md', 'lg', 'xl', 'full']),
  shadow: leaves(['sm', 'md', 'lg']),
  font: leaves(['body', 'heading', 'mono', 'headingWeight', 'headingTracking']),
  // Factors by which a brand makes text and controls larger or smaller.
  scaling: leaves(['text', 'control']),
};

const scaleShape = {
  space: leaves(['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl']),
  text: leaves(['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl']),
  leading: leaves(['tight', 'normal', 'loose']),
  weight: leaves(['regular', 'medium', 'semibold', 'bold']),
  control: leaves(['sm', 'md', 'lg', 'padSm', 'padMd', 'padLg', 'gap']),
  size: leaves(['row', 'cellX', 'cellY', 'cardPad', 'topBar', 'sideNav', 'sideNavNarrow', 'icon', 'iconSm']),
  motion: leaves(['fast', 'normal', 'slow', 'ease', 'spin']),
  layer: leaves(['sticky', 'bar', 'overlay', 'snackbar', 'progress']),
};

/** `['color', 'bg', 'page']` → `k-color-bg-page`: stable names, so a brand can be given at run time. */
function nameOf(_value: string | null, path: string[]): string {
  return `k-${path
    .join('-')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()}`;
}

/** What a brand fills in. A brand that misses a leaf does not compile. */
export const vars = createGlobalThemeContract(shape, nameOf);

/** What a brand only scales, by the factors of `vars.scaling`, and what moves with density and motion. */
export const scale = createGlobalThemeContract(scaleShape, nameOf);

/** The pictures of a brand's logo, each as a `url(…)`: `logo` is the one of the mode. A brand without a logo has none of them. */
export const logoVars = createGlobalThemeContract({ logo: null, logoLight: null, logoDark: null }, nameOf);
