import { scale } from '@karmik/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The period and the other filters on one line where there is room. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space.sm });
/** Beside the period where there is room. */
export const filters = style({ flex: '1 1 16rem', minInlineSize: 0 });
/** By which unit people stand: as wide as its words, scrolling by itself on a phone. */
export const unit = style({ maxInlineSize: '36rem' });
/** By what is grouped and what is measured: beside each other where there is room, two on a line of a phone. */
export const look = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space.sm });
globalStyle(`${look} > *`, { flex: '1 1 9rem', maxInlineSize: '14rem' });
/** The records below the figures, which an address may lead to; the top bar is above them. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space.md,
  scrollMarginBlockStart: '5rem',
  outline: 'none',
});
