import { scale, vars } from '../../tokens/contract.css.ts';
import { css, phone } from '../../tokens/css-kit.ts';

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.xs,
  listStyle: 'none',
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});

export const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.xs,
  minInlineSize: 0,
  // A phone shows the way back and nothing else.
  '@media': { [phone]: { display: 'none', selectors: { '&:nth-last-child(2)': { display: 'inline-flex' } } } },
});

export const separator = css({
  display: 'inline-flex',
  fontSize: '0.875rem',
  color: vars.color.fg.subtle,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [phone]: { order: -1, transform: 'scaleX(-1)', selectors: { '[dir="rtl"] &': { transform: 'none' } } } },
});

export const current = css({
  color: vars.color.fg.default,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '20rem',
});
