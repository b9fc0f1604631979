import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: scale.space.sm,
  padding: scale.space.sm,
  paddingInlineStart: scale.space.md,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.md,
});

export const body = style({
  padding: scale.space.lg,
  borderRadius: vars.radius.md,
  background: vars.color.bg.sunken,
});
