import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css, focusRingInside, forced } from '../../tokens/css-kit.ts';

export const root = css({
  display: 'inline-flex',
  maxInlineSize: '100%',
  overflowX: 'auto',
  padding: '0.1875rem',
  gap: '0.125rem',
  background: vars.color.bg.neutral,
  borderRadius: vars.radius.md,
});
export const segment = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scale.space.xs,
  flex: '1 0 auto',
  minBlockSize: `calc(${scale.control.md} - 0.375rem)`,
  paddingInline: scale.space.md,
  borderRadius: `calc(${vars.radius.md} - 0.125rem)`,
  border: '1px solid transparent',
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: colorTransition,
  selectors: {
    '&[data-hovered]': { color: vars.color.fg.default },
    '&[data-selected]': {
      background: vars.color.bg.surface,
      color: vars.color.fg.default,
      boxShadow: vars.shadow.sm,
      borderColor: vars.color.border.subtle,
    },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'default' },
  },
  '@media': {
    [forced]: {
      selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
export const icon = css({ display: 'inline-flex', fontSize: scale.size.iconSm });
