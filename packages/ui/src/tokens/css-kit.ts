import { style, type StyleRule } from '@vanilla-extract/css';
import { scale, vars } from './contract.css.ts';
import { componentsLayer } from './layers.css.ts';

/** A class in the layer of components. */
export function css(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [componentsLayer]: rule } }, debugId);
}

/** One class for each key: `cssVariants(sizes, (size) => ({ … }))`. */
export function cssVariants<const Key extends string>(
  keys: readonly Key[],
  rule: (key: Key) => StyleRule,
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, css(rule(key), key)])) as Record<Key, string>;
}

/** The visible focus of everything: an outline, because forced colours keep outlines and drop shadows. */
export const focusRing: StyleRule = { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' };

/** For things inside a clipped box, where a ring outside would be cut off. */
export const focusRingInside: StyleRule = { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' };

export { phone, forced, coarse } from './media.ts';

/** What takes the place of a movement for a reader who asked for none, by the page or by their machine. */
export const still = (rule: StyleRule): Required<Pick<StyleRule, 'selectors' | '@media'>> => ({
  selectors: { '[data-motion="reduced"] &': rule },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { ':root:not([data-motion="full"]) &': rule } },
  },
});

/** Smooth changes of colour, switched off with motion by the duration token. */
export const colorTransition = ['background-color', 'border-color', 'color', 'box-shadow', 'opacity']
  .map((property) => `${property} ${scale.motion.fast} ${scale.motion.ease}`)
  .join(', ');
