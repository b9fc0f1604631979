import { scale } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The period and the other filters on one line where there is room. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: scale.space.sm });
export const period = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: scale.space.sm,
  flex: '0 1 26rem',
});
/** Beside the period it begins where the fields do, below their labels. */
export const filters = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  '@media': { '(min-width: 64rem)': { paddingBlockStart: '1.4375rem' } },
});
