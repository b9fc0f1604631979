import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

/** On paper the slip stands alone. */
export const slip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  padding: scale.space.lg,
  border: `1px dashed ${vars.color.border.subtle}`,
  '@media': {
    print: { position: 'fixed', inset: 0, zIndex: 10_000, background: '#fff', color: '#000', border: 'none' },
  },
});
export const link = style({ overflowWrap: 'anywhere', userSelect: 'all' });
