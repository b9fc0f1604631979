import { scale, vars } from '../../tokens/contract.css.ts';
import { css, forced } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.xs,
  // As wide as its text in a column as well, which would stretch it.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minBlockSize: '1.5rem',
  paddingInline: scale.space.sm,
  borderRadius: vars.radius.sm,
  border: '1px solid transparent',
  background: tone.soft,
  color: tone.text,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  lineHeight: scale.leading.tight,
});
export const text = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const icon = css({ display: 'inline-flex', flex: 'none', fontSize: '1.1em' });
export const remove = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginInlineEnd: '-0.375rem',
  borderRadius: vars.radius.sm,
  fontSize: '0.875rem',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: tone.softPressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.border.focus}` },
  },
});
export const dot = css({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: tone.solid,
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const status = css({ borderRadius: vars.radius.full, paddingInline: '0.625rem' });
