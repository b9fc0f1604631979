import { scale } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Seven days in a line, on a phone too. */
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(2.5rem, 1fr))',
  gap: scale.space.xs,
  overflowX: 'auto',
  paddingBlockEnd: scale.space.xs,
});

/** Never in two lines, also where its button is hardly wider than the word. */
export const weekday = style({ whiteSpace: 'nowrap', marginInline: `calc(-1 * ${scale.space.xs})` });
