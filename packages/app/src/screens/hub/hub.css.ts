import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: scale.space.md,
});
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.md,
  blockSize: '100%',
  padding: scale.space.md,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  fontWeight: scale.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.border.controlHover, boxShadow: vars.shadow.sm },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.md,
  background: vars.color.bg.sunken,
  color: vars.color.fg.muted,
});
