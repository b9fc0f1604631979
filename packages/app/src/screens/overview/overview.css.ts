import { scale, vars } from '@karmik/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Sheets that are next to each other are as tall as the tallest. */
export const whole = style({ display: 'grid', blockSize: '100%', gridTemplateColumns: 'minmax(0, 1fr)' });

export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: scale.space.md,
  rowGap: scale.space.xs,
  paddingBlock: scale.space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});
export const lead = style({ flex: '1 1 8rem', minInlineSize: 0 });
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: scale.space.xs,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const figure = style({});
// Figures are of the size and colour of what they are among.
globalStyle(`${figure} > span`, { color: 'inherit', fontSize: 'inherit' });
export const count = style({ fontWeight: scale.weight.semibold, fontVariantNumeric: 'tabular-nums' });
