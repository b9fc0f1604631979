import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const buttons = style({ display: 'grid', gap: scale.space.xl });
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: scale.space.md,
});
export const between = style({ display: 'grid', gap: scale.space.sm });
export const few = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space.sm });
export const log = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr auto',
  alignItems: 'baseline',
  gap: scale.space.md,
  paddingBlock: scale.space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  '@media': { 'screen and (max-width: 30rem)': { gridTemplateColumns: '6rem 1fr' } },
});
export const source = style({ '@media': { 'screen and (max-width: 30rem)': { gridColumn: 2 } } });
export const time = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.fg.muted });
