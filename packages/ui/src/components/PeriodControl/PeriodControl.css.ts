import { scale, vars } from '../../tokens/contract.css.ts';
import { css, phone } from '../../tokens/css-kit.ts';

/** On one line where there is room; on a phone the days are below the choice. */
export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.sm,
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  minInlineSize: 0,
  '@media': { [phone]: { inlineSize: '100%' } },
});
export const choice = css({ inlineSize: '11rem', minInlineSize: 0, '@media': { [phone]: { flex: 1 } } });
export const flip = css({ display: 'inline-flex', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const days = css({
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineStart: scale.space.xs,
});
export const dates = css({ inlineSize: '24rem', minInlineSize: 0, maxInlineSize: '100%' });
export const comparison = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space.sm,
});
