import { scale } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: scale.space.md, minInlineSize: 0 });
export const foot = style({ paddingBlockStart: scale.space.xs });
export const rowActions = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: scale.space.xxs,
  // In a row of a table they stay on one line; on the card that a row is on a phone they may take two.
  '@container': { '(min-width: 36.01rem)': { flexWrap: 'nowrap' } },
});
