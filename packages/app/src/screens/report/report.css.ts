import { scale } from '@karmik/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The period and the other filters on one line where there is room. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: scale.space.sm });
export const period = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: scale.space.sm,
  flex: '0 1 38rem',
});
/** Beside the period it begins where the fields do, below their labels. */
export const filters = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  '@media': { '(min-width: 64rem)': { paddingBlockStart: '1.4375rem' } },
});
/** By what is grouped and what is measured: beside each other where there is room, two on a line of a phone. */
export const look = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space.sm });
globalStyle(`${look} > *`, { flex: '1 1 9rem', maxInlineSize: '14rem' });
/** The records below the figures, which an address may lead to; the top bar stands above them. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space.md,
  scrollMarginBlockStart: '5rem',
  outline: 'none',
});
