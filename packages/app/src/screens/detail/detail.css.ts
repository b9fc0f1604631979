import { scale } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

/** What belongs beside a record stands there where there is room, and under it where there is none. */
export const beside = style({
  display: 'grid',
  gap: scale.space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)' } },
});
export const main = style({ display: 'grid', gap: scale.space.lg, minInlineSize: 0 });
