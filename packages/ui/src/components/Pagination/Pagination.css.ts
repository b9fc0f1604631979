import { scale, vars } from '../../tokens/contract.css.ts';
import { css, phone } from '../../tokens/css-kit.ts';

export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.md,
});
export const range = css({
  // A count has no direction of its own, and would be written from its end in a page that runs right to left.
  unicodeBidi: 'plaintext',
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const start = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space.lg });
export const size = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  whiteSpace: 'nowrap',
});
export const sizeField = css({ inlineSize: '5rem' });
export const pages = css({ display: 'flex', alignItems: 'center', gap: scale.space.xxs, listStyle: 'none' });
export const number = css({ '@media': { [phone]: { display: 'none' } } });
export const gap = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  color: vars.color.fg.muted,
  '@media': { [phone]: { display: 'none' } },
});
export const flip = css({ display: 'inline-flex', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
