import { scale } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: scale.space.md,
  alignItems: 'end',
});
export const list = style({ display: 'grid', gap: scale.space.sm, margin: 0, padding: 0, listStyle: 'none' });
