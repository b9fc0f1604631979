import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.md,
});
export const search = style({ flex: '1 1 16rem', maxInlineSize: '24rem' });
/** Comes to rest below the bar across the top when it is scrolled to. */
export const part = style({ scrollMarginBlockStart: '5rem' });
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: scale.space.sm,
});
export const setting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  blockSize: '100%',
  padding: scale.space.md,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
});
export const name = style({ fontWeight: scale.weight.medium });
