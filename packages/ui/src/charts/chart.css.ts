import { scale, vars } from '../tokens/contract.css.ts';
import { css, cssVariants, forced } from '../tokens/css-kit.ts';
import { categories } from '../tokens/names.ts';

export const root = css({ display: 'flex', flexDirection: 'column', gap: scale.space.md, minInlineSize: 0 });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.sm,
});
export const caption = css({ fontWeight: scale.weight.semibold, fontSize: scale.text.md });
export const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: scale.space.lg,
  rowGap: scale.space.xs,
  fontSize: scale.text.sm,
  color: vars.color.fg.muted,
});
export const legendItem = css({ display: 'inline-flex', alignItems: 'center', gap: scale.space.xs });
export const swatch = css({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  flex: 'none',
  borderRadius: vars.radius.sm,
  background: 'currentColor',
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});

/** The colour of a series, as `currentColor` for whatever is drawn with it. */
export const color = cssVariants(categories, (name) => ({
  color: vars.color.category[name].solid,
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
}));

export const drawing = css({ display: 'block', inlineSize: '100%', overflow: 'visible', fontSize: '0.75rem' });
export const gridLine = css({ stroke: vars.color.border.subtle });
export const baseLine = css({ stroke: vars.color.border.control });
export const tick = css({ fill: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' });
export const bar = css({ fill: 'currentColor', selectors: { '&:hover': { opacity: 0.8 } } });
/** What opens at a press; the table says the same to the person who has no pointer. */
export const pressed = css({ cursor: 'pointer' });
export const line = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const area = css({ fill: 'currentColor', opacity: 0.14 });
export const point = css({ fill: vars.color.bg.surface, stroke: 'currentColor', strokeWidth: '2' });
export const slice = css({
  fill: 'currentColor',
  stroke: vars.color.bg.surface,
  strokeWidth: '2',
  selectors: { '&:hover': { opacity: 0.8 } },
});
export const emptyRing = css({ fill: 'none', stroke: vars.color.bg.neutral, strokeWidth: '18%' });
export const donut = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scale.space.xl,
});
export const donutBox = css({ position: 'relative', flex: 'none' });
export const donutCenter = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
});
export const donutValue = css({
  fontSize: scale.text.xl,
  fontWeight: scale.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const donutNote = css({ fontSize: scale.text.xs, color: vars.color.fg.muted });
export const donutLegend = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  fontSize: scale.text.sm,
  minInlineSize: '9rem',
});
export const donutLine = css({ display: 'flex', justifyContent: 'space-between', gap: scale.space.lg });
export const donutAmount = css({ color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' });
