import { scale, vars } from '@karmik/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const focus = { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' };

export const tiles = style({ display: 'grid', gap: scale.space.xs, borderRadius: vars.radius.lg, overflow: 'hidden' });
export const layout = styleVariants({
  one: { gridTemplateColumns: 'minmax(0, 1fr)' },
  even: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  three: { gridTemplateColumns: '2fr 1fr', gridTemplateRows: '1fr 1fr' },
});
export const tile = style({
  position: 'relative',
  display: 'block',
  minBlockSize: 0,
  aspectRatio: '4 / 3',
  background: vars.color.bg.sunken,
  overflow: 'hidden',
  selectors: {
    '&:focus-visible': { ...focus, outlineOffset: '-2px' },
    [`${layout.one} &`]: { aspectRatio: 'auto', maxBlockSize: '30rem', display: 'grid', placeItems: 'center' },
    [`${layout.three} &:first-child`]: { gridRow: 'span 2', aspectRatio: 'auto' },
  },
});
export const hiddenTile = style({ display: 'none' });
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { [`${layout.one} &`]: { blockSize: 'auto', maxBlockSize: '30rem', objectFit: 'contain' } },
});
export const more = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.bg.scrim,
  color: 'white',
  fontSize: scale.text.xl,
  fontWeight: scale.weight.semibold,
});
