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
