import { createVar } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css, focusRingInside, forced, phone } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const lane = createVar('lane');
export const span = createVar('span');

const LANE = '1.5rem';
const HEAD = '2rem';

export const root = css({ display: 'flex', flexDirection: 'column', gap: scale.space.md, minInlineSize: 0 });
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.md,
  flexWrap: 'wrap',
});
export const heading = css({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: scale.text.lg,
  lineHeight: scale.leading.tight,
});
export const otherHeading = css({ color: vars.color.fg.muted, fontSize: scale.text.xs });
export const projected = css({ color: vars.color.fg.muted, fontSize: scale.text.xs });

export const grid = css({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
  overflow: 'hidden',
  '@media': { [phone]: { display: 'none' } },
});
export const weekdays = css({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });
export const weekday = css({
  padding: scale.space.xs,
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
  fontWeight: scale.weight.medium,
  textAlign: 'center',
});
export const weekend = css({ color: vars.color.tone.critical.text });
export const week = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
const place = { minBlockSize: `calc(${HEAD} + 3 * ${LANE} + 0.375rem)` };
export const outside = css({ ...place, background: vars.color.bg.sunken });
export const day = css({
  ...place,
  position: 'relative',
  minInlineSize: 0,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.color.border.subtle}` },
    '&:hover': { background: vars.color.bg.hover },
    '&:focus-visible': { ...focusRingInside, zIndex: 1 },
  },
});
export const dayOff = css({ background: vars.color.bg.sunken });
export const dayHead = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  blockSize: HEAD,
  paddingInline: scale.space.sm,
  minInlineSize: 0,
});
export const number = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginInlineStart: '-0.25rem',
  borderRadius: vars.radius.full,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
  selectors: { [`${dayOff} &`]: { color: vars.color.tone.critical.text } },
});
export const today = css({
  background: vars.color.tone.accent.solid,
  color: vars.color.tone.accent.onSolid,
  selectors: { [`${dayOff} &`]: { color: vars.color.tone.accent.onSolid } },
  '@media': { [forced]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});
export const otherNumber = css({
  marginInlineStart: 'auto',
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
});
export const note = css({
  flex: '0 1 auto',
  minInlineSize: 0,
  color: vars.color.tone.critical.text,
  fontSize: scale.text.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const onLane = {
  position: 'absolute',
  insetBlockStart: `calc(${HEAD} + ${lane} * ${LANE})`,
  insetInlineStart: '0.1875rem',
  blockSize: '1.375rem',
  paddingInline: scale.space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  fontSize: scale.text.xs,
  lineHeight: 1.2,
  textAlign: 'start',
  zIndex: 2,
} as const;
export const bar = css({
  ...onLane,
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  inlineSize: `calc(100% * ${span} - 0.375rem)`,
  background: tone.soft,
  color: tone.text,
  overflow: 'hidden',
  transition: colorTransition,
  selectors: { 'button&': { cursor: 'pointer' }, 'button&:hover': { background: tone.softHover } },
  '@media': { [forced]: { borderColor: 'CanvasText' } },
});
/** An hour of a day is a line with a mark, not a bar that fills it. */
export const timed = css({
  background: 'transparent',
  borderInlineStart: `3px solid ${tone.border}`,
});
export const fromBefore = css({
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  insetInlineStart: 0,
  inlineSize: `calc(100% * ${span} - 0.1875rem)`,
});
export const goesOn = css({
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  inlineSize: `calc(100% * ${span} - 0.1875rem)`,
});
export const title = css({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const time = css({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const more = css({
  ...onLane,
  color: vars.color.fg.muted,
  fontWeight: scale.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.fg.default, textDecoration: 'underline' } },
});

export const popover = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.sm,
  padding: scale.space.md,
  maxInlineSize: '22rem',
  outline: 'none',
});
export const popoverTitle = css({ fontWeight: scale.weight.semibold, fontSize: scale.text.sm });
export const lines = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xxs,
  listStyle: 'none',
  minInlineSize: 0,
});
export const eventLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  inlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: scale.space.sm,
  paddingBlock: scale.space.xs,
  borderRadius: vars.radius.md,
  textAlign: 'start',
});
export const eventButton = css({
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-focus-visible]': focusRingInside,
  },
  '@media': { [phone]: { minBlockSize: '2.75rem' } },
});
export const mark = css({
  inlineSize: '0.25rem',
  alignSelf: 'stretch',
  flex: 'none',
  borderRadius: vars.radius.full,
  background: tone.border,
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const lineTitle = css({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const lineTime = css({
  flex: 'none',
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const nothing = css({ color: vars.color.fg.muted, fontSize: scale.text.sm });

export const agenda = css({ display: 'none', '@media': { [phone]: { display: 'block' } } });
export const agendaDays = css({ display: 'flex', flexDirection: 'column', gap: scale.space.md, listStyle: 'none' });
export const agendaDay = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  paddingBlockEnd: scale.space.md,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const agendaDate = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.sm,
  fontWeight: scale.weight.medium,
});
