import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: scale.space.md,
  rowGap: scale.space.sm,
  paddingBlock: scale.space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  '@media': { 'screen and (max-width: 47.99rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const what = style({ display: 'grid', gap: scale.space.xs, minInlineSize: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: scale.space.md,
  rowGap: scale.space.xs,
  fontSize: scale.text.sm,
  color: vars.color.fg.muted,
});
export const fact = style({ color: vars.color.fg.default, fontVariantNumeric: 'tabular-nums' });
export const decide = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space.sm,
  '@media': { 'screen and (max-width: 47.99rem)': { gridColumn: 2 } },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.md,
  minBlockSize: scale.control.sm,
});
export const barEnd = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space.sm, marginInlineStart: 'auto' });
/** Where the home is one column, the clock comes before what waits. */
export const first = style({ display: 'grid', gap: scale.space.lg, gridTemplateColumns: 'minmax(0, 1fr)' });
export const clock = style({ '@media': { 'screen and (min-width: 75rem)': { display: 'none' } } });
/** In the column beside the feed alone: where the home is one column, it comes first. */
export const beside = style({ '@media': { 'screen and (max-width: 74.99rem)': { display: 'none' } } });
export const lists = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space.sm });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: scale.space.md,
  paddingBlock: scale.space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});
export const lead = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const end = style({ flex: 'none', color: vars.color.fg.muted, fontSize: scale.text.sm });
export const part = style({ display: 'grid', gap: scale.space.xs });
