import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } } });
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
