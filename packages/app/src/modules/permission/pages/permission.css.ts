import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const lines = style({ display: 'flex', flexDirection: 'column', gap: scale.space.md });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: scale.space.md,
});

export const section = style({
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.surface,
});
export const summary = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: scale.space.sm,
  padding: scale.space.md,
  listStyle: 'none',
  cursor: 'pointer',
  fontWeight: scale.weight.medium,
  borderRadius: vars.radius.md,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: '0.4rem',
      blockSize: '0.4rem',
      borderInlineEnd: '2px solid currentColor',
      borderBlockEnd: '2px solid currentColor',
      transform: 'rotate(-45deg)',
      color: vars.color.fg.muted,
    },
    'details[open] > &::before': { transform: 'rotate(45deg)' },
    '&:hover': { background: vars.color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' },
  },
});
export const given = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.regular,
});
export const codes = style({
  display: 'grid',
  gap: scale.space.md,
  margin: 0,
  padding: scale.space.md,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  minInlineSize: 0,
});
export const single = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: scale.space.md,
});
export const code = style({
  color: vars.color.fg.muted,
  fontFamily: vars.font.mono,
  fontSize: scale.text.xs,
  marginInlineStart: scale.space.xs,
});

/** What ends the form stays in sight, however many sections are open above it. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${scale.space.lg})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.sm,
  paddingBlock: scale.space.md,
  background: vars.color.bg.raised,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
export const space = style({ flex: 1 });
