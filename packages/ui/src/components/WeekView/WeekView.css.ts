import { createVar } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css, focusRingInside, forced, phone } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const dayCount = createVar('dayCount');
export const from = createVar('from');
export const length = createVar('length');
export const column = createVar('column');
export const columns = createVar('columns');

const HOUR = '3rem';
const TIMES = '4rem';
const days = { display: 'grid', gridTemplateColumns: `${TIMES} repeat(${dayCount}, minmax(0, 1fr))` } as const;

export const root = css({ minInlineSize: 0 });
export const grid = css({
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
  overflow: 'hidden',
});
/** Seven days do not fit a phone: the list is shown instead. */
export const wideOnly = css({ '@media': { [phone]: { display: 'none' } } });
export const phoneOnly = css({ display: 'none', '@media': { [phone]: { display: 'block' } } });

export const heads = css({ ...days, borderBlockEnd: `1px solid ${vars.color.border.subtle}` });
export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  minInlineSize: 0,
  padding: scale.space.xs,
  fontSize: scale.text.sm,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
});
export const headName = css({ color: vars.color.fg.muted, fontSize: scale.text.xs });
export const number = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  fontWeight: scale.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
});
export const today = css({
  background: vars.color.tone.accent.solid,
  color: vars.color.tone.accent.onSolid,
  '@media': { [forced]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});
export const other = css({ marginInlineStart: 'auto', color: vars.color.fg.muted, fontSize: scale.text.xs });
export const whole = css({
  ...days,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.sunken,
});
export const wholeLabel = css({ padding: scale.space.xs, color: vars.color.fg.muted, fontSize: scale.text.xs });
export const wholeDay = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
  padding: '2px',
  listStyle: 'none',
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
});
export const note = css({
  color: vars.color.tone.critical.text,
  fontSize: scale.text.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const body = css({
  maxBlockSize: '36rem',
  overflowY: 'auto',
  position: 'relative',
  outline: 'none',
  selectors: { '&:focus-visible': { ...focusRingInside } },
});
export const hours = css({ ...days, blockSize: `calc(24 * ${HOUR})` });
export const times = css({ position: 'relative' });
export const time = css({
  position: 'absolute',
  insetInlineEnd: scale.space.xs,
  insetBlockStart: `calc(${from} / 60 * ${HOUR} - 0.5rem)`,
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const day = css({
  position: 'relative',
  minInlineSize: 0,
  listStyle: 'none',
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  backgroundImage: `linear-gradient(${vars.color.border.subtle} 1px, transparent 1px)`,
  backgroundSize: `100% ${HOUR}`,
});
export const dayOff = css({ backgroundColor: vars.color.bg.sunken });
export const place = css({
  position: 'absolute',
  insetBlockStart: `calc(${from} / 60 * ${HOUR})`,
  blockSize: `calc(${length} / 60 * ${HOUR})`,
  minBlockSize: '1.375rem',
  insetInlineStart: `calc(100% * ${column} / ${columns})`,
  inlineSize: `calc(100% / ${columns} - 2px)`,
});
export const block = css({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  paddingInline: scale.space.xs,
  border: '1px solid transparent',
  borderInlineStart: `3px solid ${tone.border}`,
  borderRadius: vars.radius.sm,
  background: tone.soft,
  color: tone.text,
  fontSize: scale.text.xs,
  lineHeight: 1.3,
  textAlign: 'start',
  overflow: 'hidden',
  outline: 'none',
  transition: colorTransition,
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { background: tone.softHover },
    '&:focus-visible': { ...focusRingInside },
  },
  '@media': { [forced]: { borderColor: 'CanvasText' } },
});
/** Too short for two lines: title and time stand on one. */
export const short = css({ flexDirection: 'row', alignItems: 'center', gap: scale.space.xs });
export const tentative = css({ borderStyle: 'dashed', borderColor: tone.border, background: vars.color.bg.surface });
export const title = css({
  fontWeight: scale.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hour = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
