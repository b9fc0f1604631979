import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.md,
  padding: scale.space.sm,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.surface,
  minInlineSize: 0,
});
export const over = style({ boxShadow: `0 -3px 0 0 ${vars.color.tone.accent.solid}` });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.sm,
  minInlineSize: 0,
});
export const handle = style({
  flex: 'none',
  display: 'inline-flex',
  color: vars.color.fg.muted,
  cursor: 'grab',
  '@media': { '(hover: none)': { display: 'none' } },
});
export const name = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: scale.weight.medium,
});
export const marks = style({ display: 'inline-flex', flexWrap: 'wrap', gap: scale.space.xs });
export const tools = style({ display: 'inline-flex', marginInlineStart: 'auto' });
export const option = style({ display: 'flex', alignItems: 'flex-start', gap: scale.space.xs });
export const grow = style({ flex: '1 1 auto', minInlineSize: 0 });
export const dropEnd = style({ minBlockSize: scale.space.md });
export const told = style({
  fontSize: scale.text.sm,
  color: vars.color.fg.muted,
  selectors: { '&:empty': { display: 'none' } },
});
