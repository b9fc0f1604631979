import { createVar } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import {
  coarse,
  colorTransition,
  css,
  cssVariants,
  focusRing,
  focusRingInside,
  forced,
  phone,
} from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

/** Sizes in rem: of a row, and of a day for each zoom. */
export const rowSize = 3.25;
export const headSize = 3.25;
export const daySizes = { day: 1.75, week: 0.75, month: 0.25 } as const;

const names = createVar('gantt-names');
export const day = createVar('gantt-day');
export const from = createVar('gantt-from');
export const length = createVar('gantt-length');
export const top = createVar('gantt-top');
export const height = createVar('gantt-height');
/** Days by which a bar is being moved. */
export const shift = createVar('gantt-shift');

const line = `1px solid ${vars.color.border.subtle}`;
const at = { position: 'absolute', insetInlineStart: `calc(${from} * ${day})` } as const;

export const root = css({ display: 'flex', flexDirection: 'column', gap: scale.space.md, minInlineSize: 0 });
export const tools = css({ display: 'flex', flexWrap: 'wrap', gap: scale.space.sm, justifyContent: 'flex-end' });
export const zoom = cssVariants(['day', 'week', 'month'], (name) => ({ vars: { [day]: `${daySizes[name]}rem` } }));
export const scroller = css({
  vars: { [names]: '15rem' },
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'min(70vh, 48rem)',
  border: line,
  borderRadius: vars.radius.md,
  background: vars.color.bg.surface,
  fontSize: scale.text.sm,
  // Where a scroll ends is not under the names.
  scrollPaddingInlineStart: names,
  scrollPaddingBlockStart: `${headSize}rem`,
  selectors: { '&:focus-visible': focusRingInside },
  // A phone keeps room for the days.
  '@media': { [phone]: { vars: { [names]: '9rem' } } },
});
export const sheet = css({ position: 'relative', inlineSize: `calc(${names} + ${length} * ${day})` });
export const head = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  display: 'flex',
  blockSize: `${headSize}rem`,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  background: vars.color.bg.surface,
});
export const corner = css({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: names,
  paddingInline: scale.space.md,
  paddingBlockEnd: scale.space.xs,
  borderInlineEnd: line,
  background: vars.color.bg.surface,
  fontWeight: scale.weight.semibold,
});
export const axis = css({ position: 'relative', flex: '1 0 auto', color: vars.color.fg.muted });
export const month = css({
  ...at,
  insetBlockStart: 0,
  inlineSize: `calc(${length} * ${day})`,
  boxSizing: 'border-box',
  blockSize: '50%',
  paddingBlockStart: scale.space.xs,
  borderInlineStart: line,
  color: vars.color.fg.default,
  fontWeight: scale.weight.semibold,
});
/** Its name stays in sight while its days are. A month of a day or two has no room for it. */
export const monthName = css({
  position: 'sticky',
  insetInlineStart: names,
  display: 'inline-block',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  paddingInline: scale.space.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const dayName = css({
  ...at,
  insetBlockEnd: 0,
  inlineSize: day,
  paddingBlockEnd: scale.space.xs,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const todayName = css({ color: vars.color.tone.accent.text, fontWeight: scale.weight.bold });
export const body = css({ position: 'relative', blockSize: height });
const band = { ...at, insetBlock: 0, inlineSize: day, pointerEvents: 'none' } as const;
/** Days and the names of rows are at the same begin: the lanes begin after the names. */
export const lanes = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: names,
  insetInlineEnd: 0,
  overflow: 'hidden',
});
export const rest = css({
  ...band,
  background: vars.color.bg.sunken,
  '@media': { [forced]: { background: 'none', borderInline: '1px dotted GrayText', boxSizing: 'border-box' } },
});
export const today = css({
  ...band,
  inlineSize: 0,
  borderInlineStart: `2px solid ${vars.color.tone.accent.border}`,
  '@media': { [forced]: { borderColor: 'Highlight' } },
});
export const monthLine = css({ ...band, inlineSize: 0, borderInlineStart: line });
export const arrows = css({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: top,
  inlineSize: '100%',
  blockSize: height,
  pointerEvents: 'none',
  fill: 'none',
  stroke: vars.color.fg.muted,
  strokeWidth: '1.5px',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
export const arrowHead = css({ fill: vars.color.fg.muted, '@media': { [forced]: { fill: 'CanvasText' } } });
export const row = css({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: top,
  display: 'flex',
  inlineSize: '100%',
  blockSize: `${rowSize}rem`,
  boxSizing: 'border-box',
  borderBlockEnd: line,
  contain: 'layout style',
});
export const name = css({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: names,
  paddingInline: scale.space.md,
  borderInlineEnd: line,
  background: vars.color.bg.surface,
  '@media': { [phone]: { paddingInline: scale.space.sm } },
});
export const texts = css({ flex: '1 1 auto', minInlineSize: 0 });
/** Two lines where there is nothing below it: on a phone what it waits for is left to the arrows. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
export const title = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: scale.leading.tight,
  selectors: { '&:last-child': twoLines },
  '@media': { [phone]: twoLines },
});
export const note = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
  '@media': { [phone]: { display: 'none' } },
});
export const lane = css({ position: 'relative', flex: '1 0 auto' });
export const bar = css({
  ...at,
  insetInlineStart: `calc((${from} + ${shift}) * ${day})`,
  insetBlockStart: '50%',
  translate: '0 -50%',
  inlineSize: `max(0.5rem, calc(${length} * ${day} - 4px))`,
  marginInlineStart: '2px',
  blockSize: '1.5rem',
  padding: 0,
  border: `1px solid ${tone.border}`,
  borderRadius: vars.radius.sm,
  background: tone.solid,
  cursor: 'default',
  transition: colorTransition,
  selectors: {
    '&:hover': { background: tone.solidHover },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [coarse]: { blockSize: '2rem' },
    [forced]: { background: 'Highlight', borderColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
});
export const movable = css({ cursor: 'grab', selectors: { '&:active': { cursor: 'grabbing' } } });
export const moving = css({ zIndex: 1, opacity: 0.8, boxShadow: vars.shadow.md });
export const bubble = css({
  ...at,
  zIndex: 1,
  insetInlineStart: `calc((${from} + ${shift}) * ${day})`,
  insetBlockStart: '2px',
  paddingInline: scale.space.xs,
  borderRadius: vars.radius.sm,
  background: vars.color.bg.inverse,
  color: vars.color.fg.onInverse,
  fontSize: scale.text.xs,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
