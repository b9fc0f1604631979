import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

export const trigger = css({
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': {
      borderColor: vars.color.border.focus,
      outline: `1px solid ${vars.color.border.focus}`,
    },
    '&[data-disabled]': { cursor: 'default' },
    '[data-invalid] > &': { borderColor: vars.color.tone.critical.border },
  },
});

export const value = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.fg.subtle } },
});

export const chevron = css({
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.fg.muted,
  fontSize: scale.size.iconSm,
});
