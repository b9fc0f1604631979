import { createVar } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { coarse, css, cssVariants, focusRingInside, forced } from '../../tokens/css-kit.ts';
import { sizes } from './use-window.ts';

/** How many days there are, how wide each is, and where a cell or a row stands. */
export const days = createVar('days');
export const dayWidth = createVar('day-width');
export const place = createVar('place');
/** A choice's own colour. */
export const colour = createVar('colour');

const whole = `calc(${sizes.head}rem + ${days} * ${dayWidth})`;

export const root = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const scroller = css({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'max(24rem, calc(100dvh - 19rem))',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
  overscrollBehaviorX: 'contain',
  overflowAnchor: 'none',
  contain: 'layout paint',
});
export const probe = css({ position: 'absolute', inlineSize: '1rem', blockSize: 0, visibility: 'hidden' });

const line = { position: 'relative', inlineSize: whole } as const;
export const head = css({
  ...line,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  blockSize: `${sizes.top}rem`,
  background: vars.color.bg.sunken,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const body = css({ ...line });
export const row = css({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `calc(${place} * ${sizes.row}rem)`,
  inlineSize: whole,
  blockSize: `${sizes.row}rem`,
  // Its place never changes, so that nothing is gained by a transform, which the browser would keep apart for each row.
  display: 'flex',
  contain: 'layout style',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.surface,
});
export const foot = css({
  ...line,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  boxShadow: `0 -1px 0 ${vars.color.border.default}`,
});
export const totalRow = css({ ...line, blockSize: `${sizes.total}rem`, background: vars.color.bg.sunken });

export const rowHead = css({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  boxSizing: 'border-box',
  flex: 'none',
  inlineSize: `${sizes.head}rem`,
  blockSize: '100%',
  paddingInline: scale.space.md,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  background: 'inherit',
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  fontSize: scale.text.sm,
  lineHeight: scale.leading.tight,
});
export const rowName = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: scale.weight.medium,
});
export const rowNote = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
});

const inPlace = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${sizes.head}rem + ${place} * ${dayWidth})`,
  inlineSize: dayWidth,
  boxSizing: 'border-box',
} as const;
export const dayHead = css({
  ...inPlace,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  fontSize: scale.text.xs,
  color: vars.color.fg.muted,
  lineHeight: scale.leading.tight,
});
export const dayNumber = css({
  fontSize: scale.text.md,
  fontWeight: scale.weight.semibold,
  color: vars.color.fg.default,
  fontVariantNumeric: 'tabular-nums',
});
export const restDay = css({ color: vars.color.tone.critical.text });
export const today = css({ boxShadow: `inset 0 -3px 0 ${vars.color.border.focus}` });
export const total = css({
  ...inPlace,
  display: 'grid',
  placeItems: 'center',
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const noTotal = css({ color: vars.color.fg.muted });

/** A cell of a row of which not all are drawn. */
export const placed = css(inPlace);
/** A cell that holds something at a place of its own; no other cell is positioned, since each such cell is painted apart. */
export const holder = css({ position: 'relative' });
export const cell = css({
  flex: 'none',
  inlineSize: dayWidth,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scale.space.xxs,
  padding: 0,
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.fg.default,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  cursor: 'cell',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-selected="true"]': { background: vars.color.bg.selected },
    '&:focus': focusRingInside,
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': {
    [forced]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
export const state = cssVariants(['draft', 'planned', 'usual'], (name) =>
  name === 'draft'
    ? { fontStyle: 'italic' }
    : name === 'usual'
      ? { color: vars.color.fg.muted, fontWeight: scale.weight.regular }
      : {},
);
export const locked = css({ background: vars.color.bg.sunken, cursor: 'not-allowed' });
export const noted = css({ background: vars.color.bg.neutral });
export const plan = css({
  minInlineSize: '2.25rem',
  paddingInline: scale.space.xxs,
  paddingBlock: '0.1875rem',
  borderRadius: vars.radius.sm,
  border: '1px solid transparent',
  textAlign: 'center',
  lineHeight: scale.leading.tight,
  whiteSpace: 'nowrap',
  maxInlineSize: '100%',
});
export const widePlan = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  inlineSize: 'calc(100% - 0.75rem)',
  paddingInlineStart: scale.space.md,
  textAlign: 'start',
});
export const planState = cssVariants(['draft', 'planned', 'usual'], (name) =>
  name === 'draft'
    ? { borderColor: vars.color.border.controlHover, borderStyle: 'dashed', background: vars.color.bg.surface }
    : name === 'planned'
      ? { borderColor: vars.color.border.default, background: vars.color.bg.surface }
      : {},
);
/** The colour of a choice beside its letters, which are read on the plain ground. */
export const mark = css({
  // Beside the letters without room of its own: they are in the middle as if it were not there.
  float: 'inline-start',
  inlineSize: '3px',
  blockSize: 'calc(1lh + 0.375rem - 4px)',
  marginBlock: 'calc(2px - 0.1875rem)',
  marginInlineStart: `calc(2px - ${scale.space.xxs})`,
  marginInlineEnd: `calc(${scale.space.xxs} - 5px)`,
  borderRadius: vars.radius.sm,
  background: colour,
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});
export const problem = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.tone.critical.text,
  fontSize: scale.text.sm,
});
export const wideMark = css({
  marginInlineStart: `calc(2px - ${scale.space.md})`,
  marginInlineEnd: `calc(${scale.space.md} - 5px)`,
});
/** Dragged, it repeats what is selected. */
export const handle = css({
  position: 'absolute',
  insetBlockEnd: '-1px',
  insetInlineEnd: '-1px',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  background: vars.color.border.focus,
  border: `1px solid ${vars.color.bg.surface}`,
  cursor: 'crosshair',
  zIndex: 1,
  touchAction: 'none',
  '@media': { [coarse]: { display: 'none' }, [forced]: { background: 'Highlight' } },
});
export const filling = css({ boxShadow: `inset 0 0 0 1px ${vars.color.border.focus}` });

export const swatch = css({
  flex: 'none',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.sm,
  background: colour,
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});
export const short = css({ flex: 'none', minInlineSize: '2rem', color: vars.color.fg.muted, fontSize: scale.text.sm });

/** One day as a list, where days have no room beside each other. */
export const list = css({ display: 'flex', flexDirection: 'column', gap: scale.space.md });
export const listDay = css({ fontWeight: scale.weight.semibold, textAlign: 'center' });
export const lines = css({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const listLine = css({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  gap: scale.space.md,
  minBlockSize: '3rem',
  paddingInline: scale.space.sm,
  paddingBlock: scale.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  background: 'transparent',
  color: vars.color.fg.default,
  textAlign: 'start',
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside, '&:hover': { background: vars.color.bg.hover } },
});
export const lineTexts = css({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 });
export const lineProblem = css({ color: vars.color.tone.critical.text, fontSize: scale.text.sm });
export const lineNote = css({ color: vars.color.fg.muted, fontSize: scale.text.sm });
