import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css, focusRingInside, forced } from '../../tokens/css-kit.ts';

export const root = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const list = css({
  display: 'flex',
  gap: scale.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.border.subtle}`,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const tab = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.sm,
  flex: 'none',
  minBlockSize: '2.5rem',
  paddingInline: scale.space.md,
  borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0`,
  color: vars.color.fg.muted,
  fontSize: scale.text.md,
  fontWeight: scale.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  transition: colorTransition,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: scale.space.sm,
      insetBlockEnd: 0,
      blockSize: '2px',
      borderRadius: vars.radius.full,
      background: 'transparent',
      transition: colorTransition,
    },
    '&[data-hovered]': { color: vars.color.fg.default },
    '&[data-selected]': { color: vars.color.tone.accent.text },
    '&[data-selected]::after': { background: vars.color.tone.accent.solid },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'default' },
  },
  '@media': {
    [forced]: { selectors: { '&[data-selected]::after': { background: 'Highlight', forcedColorAdjust: 'none' } } },
  },
});

export const icon = css({ display: 'inline-flex', fontSize: scale.size.iconSm });

export const panel = css({
  paddingBlockStart: scale.space.lg,
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRingInside },
});
