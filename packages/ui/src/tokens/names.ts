/** The names that the contract is built from, shared by the stylesheet, the brand maker and the props of components. */

/** Meaning of a coloured thing. `neutral` says nothing, `accent` is the brand's own. */
export const tones = ['neutral', 'accent', 'info', 'positive', 'caution', 'critical'] as const;
export type Tone = (typeof tones)[number];

/** Tones that have a colour of their own in a brand. */
export const colorTones = ['accent', 'info', 'positive', 'caution', 'critical'] as const;
export type ColorTone = (typeof colorTones)[number];

/** Steps of free space. Each is a multiple of 4 px at the default text size. */
export const spaces = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;
export type Space = (typeof spaces)[number];

/** Colours for series and for people without a picture: eight that stay apart from each other. */
export const categories = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const;
export type Category = (typeof categories)[number];

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Layers of the cascade in their order, the weakest first. */
export const layers = { reset: 'k-reset', tokens: 'k-tokens', components: 'k-components' } as const;
