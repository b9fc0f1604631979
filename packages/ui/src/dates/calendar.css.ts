import { scale, vars } from '../tokens/contract.css.ts';
import { colorTransition, css, forced } from '../tokens/css-kit.ts';
import { tone } from '../tokens/tone.css.ts';

export const root = css({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: scale.space.sm,
  inlineSize: '19.5rem',
  maxInlineSize: '100%',
});

export const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.xs,
});
export const headings = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minInlineSize: 0,
  flex: '1 1 auto',
  textAlign: 'center',
});
export const heading = css({
  paddingInline: scale.space.sm,
  paddingBlock: scale.space.xxs,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: scale.text.md,
  cursor: 'pointer',
  transition: colorTransition,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.border.focus}` },
  },
});
export const otherHeading = css({ color: vars.color.fg.muted, fontSize: scale.text.xs });
export const flip = css({ display: 'inline-flex', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const grid = css({ inlineSize: '100%', tableLayout: 'fixed', outline: 'none' });
export const weekday = css({
  blockSize: '1.75rem',
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
  fontWeight: scale.weight.medium,
  textAlign: 'center',
  padding: 0,
});
export const weekend = css({ color: vars.color.tone.critical.text });
export const slot = css({ padding: '1px 0', textAlign: 'center' });
export const inRange = css({
  background: vars.color.bg.selected,
  '@media': { [forced]: { outline: '1px solid Highlight', outlineOffset: '-1px' } },
});
export const rangeStart = css({ borderStartStartRadius: vars.radius.md, borderEndStartRadius: vars.radius.md });
export const rangeEnd = css({ borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md });

export const cell = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  blockSize: '2.625rem',
  borderRadius: vars.radius.md,
  border: '1px solid transparent',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  cursor: 'pointer',
  outline: 'none',
  transition: colorTransition,
  selectors: {
    '&[data-weekend]': { color: vars.color.tone.critical.text },
    '&:hover:not([aria-disabled])': { background: vars.color.bg.hover },
    '&[data-today]': { borderColor: vars.color.tone.accent.border },
    '&[data-selected]': { background: vars.color.tone.accent.solid, color: vars.color.tone.accent.onSolid },
    '&[data-selected]:hover:not([aria-disabled])': { background: vars.color.tone.accent.solidHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '1px' },
    '&[aria-disabled]': { color: vars.color.fg.disabled, cursor: 'default' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});
/** In the corner of a day, clear of both numbers in either script, one dot for each mark. */
export const marks = css({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  display: 'flex',
  gap: '2px',
});
export const mark = css({
  flex: 'none',
  inlineSize: '0.3125rem',
  blockSize: '0.3125rem',
  borderRadius: '50%',
  background: tone.solid,
  selectors: { '[data-selected] &': { background: 'currentColor' } },
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const layerNotes = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: scale.space.md,
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
});
export const layerNote = css({ display: 'inline-flex', alignItems: 'center', gap: scale.space.xs });
export const day = css({ fontSize: scale.text.md, fontWeight: scale.weight.medium });
export const otherDay = css({
  fontSize: '0.625rem',
  color: vars.color.fg.muted,
  selectors: { '[data-selected] > &, [aria-disabled] > &': { color: 'inherit' } },
});

export const options = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: scale.space.xs,
  outline: 'none',
});
export const optionRow = css({ display: 'contents' });
export const option = css({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minBlockSize: '3.25rem',
  paddingInline: scale.space.xs,
  paddingBlock: scale.space.xs,
  borderRadius: vars.radius.md,
  border: '1px solid transparent',
  textAlign: 'center',
  fontSize: scale.text.md,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.color.bg.hover },
    '&[aria-selected="true"]': { background: vars.color.tone.accent.solid, color: vars.color.tone.accent.onSolid },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '1px' },
    '&[aria-disabled]': { color: vars.color.fg.disabled, cursor: 'default' },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const optionDetail = css({
  fontSize: '0.6875rem',
  color: vars.color.fg.muted,
  lineHeight: scale.leading.tight,
  selectors: { '[aria-selected="true"] > &, [aria-disabled] > &': { color: 'inherit' } },
});

export const footer = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: scale.space.sm,
  minBlockSize: '1.75rem',
});
export const quick = css({ display: 'flex', flexWrap: 'wrap', gap: scale.space.xs, marginInlineStart: 'auto' });
export const message = css({
  color: vars.color.tone.critical.text,
  fontSize: scale.text.xs,
  fontWeight: scale.weight.medium,
});
export const projected = css({ color: vars.color.fg.muted, fontSize: scale.text.xs });
