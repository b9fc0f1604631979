import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const focus = { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' };

export const files = style({ listStyle: 'none', display: 'flex', flexDirection: 'column', gap: scale.space.xs });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  paddingInline: scale.space.md,
  minBlockSize: '2.5rem',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.bg.hover }, '&:focus-visible': focus },
});
export const fileName = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const fileSize = style({ flex: 'none', color: vars.color.fg.muted, fontSize: scale.text.sm });
