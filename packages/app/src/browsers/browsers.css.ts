import { scale } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: scale.space.md, margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: scale.space.md,
});
