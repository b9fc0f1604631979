import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

/** An amount that is pressed looks like text with a mark under it. */
export const amount = style({
  minBlockSize: '1.5rem',
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline dotted',
  textDecorationColor: vars.color.fg.muted,
  textUnderlineOffset: scale.space.xs,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationStyle: 'solid' } },
});
