import { createVar, globalStyle } from '@vanilla-extract/css';
import { scale, vars } from '../../../tokens/contract.css.ts';
import { coarse, css, cssVariants, focusRingInside, forced } from '../../../tokens/css-kit.ts';
import { componentsLayer } from '../../../tokens/layers.css.ts';
import { gridDensities } from './grid-types.ts';

/** The tracks of all columns, shared by every row, so that a width changes in one place. */
export const tracks = createVar('grid-tracks');
export const wholeWidth = createVar('grid-width');

/** The height of a row of the body. */
const rowHeight = createVar('grid-row');

export const root = css({
  vars: { [rowHeight]: scale.size.row },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  fontSize: scale.text.md,
  lineHeight: scale.leading.tight,
});

const rows = {
  comfortable: { row: '2.75rem', x: '0.75rem', y: '0.5rem', text: '0.875rem' },
  compact: { row: '2rem', x: '0.625rem', y: '0.25rem', text: '0.8125rem' },
  dense: { row: '1.625rem', x: '0.5rem', y: '0.125rem', text: '0.8125rem' },
};
export const density = cssVariants(gridDensities, (name) => ({
  vars: {
    [scale.size.row]: rows[name].row,
    [scale.size.cellX]: rows[name].x,
    [scale.size.cellY]: rows[name].y,
    [scale.text.md]: rows[name].text,
  },
}));

/** A grid whose rows show a second line in some cell, such as what a person does under their name. */
export const twoLines = css({});
/** Such rows, of a known height. */
export const tallRows = css({ vars: { [rowHeight]: `calc(${scale.size.row} + 1rem)` } });

export const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: scale.space.sm,
  paddingInline: scale.space.lg,
  paddingBlock: scale.space.md,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
/** Takes the room that the tools leave: what is in it may be made of boxes that have no width of their own. */
export const toolbarContent = css({
  flex: '1 1 16rem',
  minInlineSize: 0,
  // Buttons alone leave the tools beside them, on a phone as well.
  selectors: { '&:not(:has(input))': { flexBasis: '6rem' } },
});
export const tools = css({ display: 'flex', flexWrap: 'wrap', gap: scale.space.xs, marginInlineStart: 'auto' });

export const scroller = css({
  position: 'relative',
  overflow: 'auto',
  minInlineSize: 0,
  overscrollBehaviorX: 'contain',
  // Nothing in the box may widen the page, and rows that come and go must not move it.
  contain: 'layout paint',
  overflowAnchor: 'none',
  background: vars.color.bg.surface,
});
/** Has the height of one row, so that its pixels are known without drawing one. */
export const probe = css({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: '1rem',
  blockSize: rowHeight,
  visibility: 'hidden',
  pointerEvents: 'none',
});

const line = {
  display: 'grid',
  gridTemplateColumns: tracks,
  inlineSize: `max(100%, ${wholeWidth})`,
} as const;

export const head = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  inlineSize: `max(100%, ${wholeWidth})`,
  background: vars.color.bg.sunken,
});
export const headerRow = css({ ...line, background: vars.color.bg.sunken });
export const headerCell = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: scale.size.row,
  paddingInline: scale.size.cellX,
  background: 'inherit',
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': focusRingInside,
    '&[data-drop="before"]': { boxShadow: `inset 2px 0 0 ${vars.color.border.focus}` },
    '&[data-drop="after"]': { boxShadow: `inset -2px 0 0 ${vars.color.border.focus}` },
    '[dir="rtl"] &[data-drop="before"]': { boxShadow: `inset -2px 0 0 ${vars.color.border.focus}` },
    '[dir="rtl"] &[data-drop="after"]': { boxShadow: `inset 2px 0 0 ${vars.color.border.focus}` },
    '&[data-dragged]': { opacity: 0.5 },
  },
});
export const groupHeading = css({
  textAlign: 'center',
  borderInline: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.fg.default,
});
const headingLines = {
  // A heading that has no room breaks between its words: a row of headings is high enough for two lines.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'hidden',
} as const;
export const headerText = css({ ...headingLines, flex: '1 1 auto' });
export const sortButton = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: '1.75rem',
  color: 'inherit',
  fontWeight: 'inherit',
  fontSize: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:hover, [aria-sort] > &': { color: vars.color.fg.default } },
});
export const sortButtonEnd = css({ flexDirection: 'row-reverse' });
export const sortText = css(headingLines);
export const sortMark = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  fontSize: '0.875rem',
  opacity: 0,
  selectors: {
    [`${headerCell}:hover &, ${headerCell}:focus-visible &`]: { opacity: 0.6 },
    '[aria-sort] &': { opacity: 1, color: vars.color.tone.accent.text },
  },
});
export const sortPlace = css({ fontSize: scale.text.xs, fontVariantNumeric: 'tabular-nums' });
/** It lies over the end of the heading, so that the text stands exactly over its cells. */
export const menuButton = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '0.25rem',
  marginBlock: 'auto',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.sm,
  background: vars.color.bg.sunken,
  color: vars.color.fg.muted,
  fontSize: '1rem',
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    [`${headerCell}:hover > &, ${headerCell}:focus-within > &, ${headerCell}:focus > &, &[aria-expanded="true"]`]: {
      opacity: 1,
    },
    '&:hover': { background: vars.color.bg.neutral, color: vars.color.fg.default },
  },
  '@media': { [coarse]: { opacity: 1, inlineSize: '2rem', blockSize: '2rem' } },
});
/** Beside the text of figures, which ends where they end. */
export const menuButtonStart = css({ insetInlineStart: '0.25rem', insetInlineEnd: 'auto' });
export const roomForMenu = css({ '@media': { [coarse]: { paddingInlineEnd: '2.25rem' } } });
export const roomForMenuStart = css({ '@media': { [coarse]: { paddingInlineStart: '2.25rem' } } });
export const resizer = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-0.25rem',
  inlineSize: '0.5rem',
  zIndex: 1,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '25%',
      insetInlineStart: 'calc(50% - 1px)',
      borderInlineStart: `2px solid ${vars.color.border.default}`,
      opacity: 0,
    },
    [`${headerCell}:hover > &::after`]: { opacity: 1 },
    '&:hover::after, &[data-active]::after': {
      insetBlock: 0,
      opacity: 1,
      borderColor: vars.color.border.focus,
    },
    // The last one would widen the scrolling box.
    [`${headerCell}:last-child > &`]: { insetInlineEnd: 0 },
  },
});

export const body = css({ position: 'relative', inlineSize: `max(100%, ${wholeWidth})` });

export const row = css({
  ...line,
  minBlockSize: scale.size.row,
  background: vars.color.bg.surface,
  // Of the row and not of its cells: one line to draw instead of one for each column.
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&:has(> [role="rowheader"] a[href])': { cursor: 'pointer' },
    '&[aria-selected="true"]': { background: vars.color.bg.selected },
  },
  '@media': {
    [forced]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
/** A row whose place is worked out: nothing in it can move anything outside. */
export const rowInPlace = css({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  contain: 'layout style',
});
export const fixedHeight = css({ blockSize: rowHeight });
/** One that needs more may have it. */
export const leastHeight = css({ minBlockSize: rowHeight });

export const cell = css({
  minInlineSize: 0,
  paddingInline: scale.size.cellX,
  paddingBlock: scale.size.cellY,
  // A block that centres its lines, because a flex box would not cut text off with an ellipsis.
  alignContent: 'center',
  textAlign: 'start',
  outline: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': focusRingInside },
});
// A text has as many lines as the rest of its row. In no layer, since those who draw texts of cells on one line may be in none either.
globalStyle(`${twoLines} ${cell} > [title]`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const wrapped = css({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
export const firstCell = css({ paddingInlineStart: scale.space.lg });
export const lastCell = css({ paddingInlineEnd: scale.space.lg });
export const title = css({ fontWeight: scale.weight.medium });
export const numeric = css({ fontVariantNumeric: 'tabular-nums' });
export const align = cssVariants(['start', 'center', 'end'], (name) => ({ textAlign: name, justifyContent: name }));
export const pinned = css({ position: 'sticky', zIndex: 2, background: 'inherit' });
/** Where what stands still meets what scrolls, if anything does. */
export const edgeStart = css({
  selectors: { '[data-scrolls] &': { borderInlineEnd: `1px solid ${vars.color.border.default}` } },
});
export const edgeEnd = css({
  selectors: { '[data-scrolls] &': { borderInlineStart: `1px solid ${vars.color.border.default}` } },
});
export const editable = css({
  cursor: 'text',
  selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.border.control}` } },
});
export const saving = css({ color: vars.color.fg.muted, fontStyle: 'italic' });
export const failed = css({ boxShadow: `inset 0 0 0 1px ${vars.color.tone.critical.border}` });
/** Its editor and what it says must not be cut off. */
export const editing = css({ overflow: 'visible', paddingBlock: 0, paddingInline: '0.1875rem', zIndex: 4 });

export const toggle = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.sm,
  color: vars.color.fg.muted,
  cursor: 'pointer',
  verticalAlign: 'middle',
  selectors: {
    '&:hover': { background: vars.color.bg.neutralHover, color: vars.color.fg.default },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
});
export const toggleGlyph = css({
  display: 'inline-flex',
  transition: `transform ${scale.motion.fast} ${scale.motion.ease}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(90deg)' } },
});

/** A checkbox without a component, since there is one in each row that scrolls by. */
export const check = css({
  appearance: 'none',
  display: 'inline-block',
  position: 'relative',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  verticalAlign: 'middle',
  border: `1.5px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.color.bg.field,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '1px' },
    '&:checked, &:indeterminate': {
      background: vars.color.tone.accent.solid,
      borderColor: vars.color.tone.accent.solid,
    },
    '&:checked::after': {
      content: '""',
      position: 'absolute',
      // From the middle, since the box is larger under a finger.
      insetInlineStart: 'calc(50% - 0.15rem)',
      insetBlockStart: 'calc(50% - 0.4rem)',
      inlineSize: '0.3rem',
      blockSize: '0.55rem',
      borderBlockEnd: `2px solid ${vars.color.tone.accent.onSolid}`,
      borderInlineEnd: `2px solid ${vars.color.tone.accent.onSolid}`,
      transform: 'rotate(45deg)',
    },
    '[dir="rtl"] &:checked::after': { transform: 'rotate(-45deg)' },
    '&:indeterminate::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0.175rem',
      insetBlockStart: 'calc(50% - 1px)',
      borderBlockStart: `2px solid ${vars.color.tone.accent.onSolid}`,
    },
  },
  '@media': {
    [forced]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } },
    [coarse]: { inlineSize: '1.375rem', blockSize: '1.375rem' },
  },
});
export const controlCell = css({ display: 'grid', placeContent: 'center', paddingInline: 0 });
export const actions = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: scale.space.xs,
});

export const groupRow = css({ background: vars.color.bg.sunken, fontWeight: scale.weight.medium });
export const groupLabel = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.xs,
  // The count comes after it.
  maxInlineSize: 'calc(100% - 5ch)',
});
export const groupCount = css({
  color: vars.color.fg.muted,
  fontWeight: scale.weight.regular,
  marginInlineStart: scale.space.xs,
});
export const groupDepth = cssVariants(['d0', 'd1', 'd2', 'd3'], (name) => ({
  paddingInlineStart: `calc(${scale.space.lg} + ${Number(name.slice(1)) * 1.25}rem)`,
}));
/** As wide as what can be seen, so that it does not scroll away sideways. */
export const detail = css({
  position: 'sticky',
  insetInlineStart: 0,
  gridColumn: '1 / -1',
  overflow: 'auto',
  padding: scale.space.lg,
  background: vars.color.bg.sunken,
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
export const foot = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  inlineSize: `max(100%, ${wholeWidth})`,
});
export const footRow = css({
  background: vars.color.bg.sunken,
  fontWeight: scale.weight.semibold,
  boxShadow: `0 -1px 0 ${vars.color.border.default}`,
  borderBlockEnd: 0,
  selectors: { '&:hover': { background: vars.color.bg.sunken } },
});

/** Rows as cards, where columns have no room beside each other. */
export const card = css({
  display: 'grid',
  // What can be done with it wraps rather than taking the room of its name.
  gridTemplateColumns: 'auto minmax(0, 1fr) auto fit-content(50%)',
  alignItems: 'center',
  rowGap: scale.space.xxs,
  inlineSize: '100%',
  paddingInline: scale.space.lg,
  paddingBlock: scale.space.md,
});
export const cardCell = css({
  gridColumn: '1 / -1',
  gridRow: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.lg,
  minBlockSize: '1.75rem',
  paddingInline: scale.space.xs,
  paddingBlock: scale.space.xxs,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  selectors: {
    '&[data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 1 auto',
      color: vars.color.fg.muted,
      fontSize: scale.text.sm,
      fontWeight: scale.weight.regular,
      textAlign: 'start',
      minInlineSize: '35%',
    },
  },
});
// A text that has one line of a table has up to three of a card, where there is no column that it would make high.
globalStyle(`${cardCell} > [title]`, {
  '@layer': {
    [componentsLayer]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      whiteSpace: 'normal',
    },
  },
});
export const cardTitle = css({
  gridColumn: '2',
  gridRow: '1',
  // Without a box before it, it begins where the lines below do.
  selectors: { '&:first-child': { gridColumn: '1 / 3' } },
  justifyContent: 'flex-start',
  textAlign: 'start',
  fontWeight: scale.weight.medium,
});
export const cardKind = {
  select: css({ gridColumn: '1', gridRow: '1' }),
  detail: css({ gridColumn: '3', gridRow: '1' }),
  actions: css({
    gridColumn: '4',
    gridRow: '1',
    // Several buttons are below what they are about: beside it they would wrap, and the name with them.
    selectors: { '&:has(button ~ button)': { gridColumn: '1 / -1', gridRow: 'auto', justifyContent: 'flex-end' } },
  }),
  data: '',
};
export const skeleton = css({ inlineSize: '70%' });
export const stateRow = css({ background: vars.color.bg.surface });
export const state = css({ position: 'sticky', insetInlineStart: 0, gridColumn: '1 / -1', outline: 'none' });

export const editor = css({
  inlineSize: '100%',
  minInlineSize: '4rem',
  blockSize: `calc(${scale.size.row} - 6px)`,
  paddingInline: `calc(${scale.size.cellX} - 0.25rem)`,
  background: vars.color.bg.field,
  color: vars.color.fg.default,
  border: `1px solid ${vars.color.border.focus}`,
  borderRadius: vars.radius.sm,
  textAlign: 'inherit',
  outline: `1px solid ${vars.color.border.focus}`,
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.tone.critical.border,
      outlineColor: vars.color.tone.critical.border,
    },
  },
});
export const editorMessage = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: 5,
  inlineSize: 'max-content',
  maxInlineSize: '16rem',
  padding: `${scale.space.xs} ${scale.space.sm}`,
  background: vars.color.bg.raised,
  color: vars.color.tone.critical.text,
  border: `1px solid ${vars.color.tone.critical.border}`,
  borderRadius: vars.radius.sm,
  boxShadow: vars.shadow.md,
  fontSize: scale.text.sm,
  whiteSpace: 'normal',
  textAlign: 'start',
});
export const editorAnchor = css({ position: 'relative', display: 'block' });

export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.md,
  minInlineSize: 'min(20rem, 80vw)',
});
export const panelList = css({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const panelLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  minBlockSize: '2.25rem',
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-drop="before"]': { boxShadow: `0 -2px 0 ${vars.color.border.focus}` },
    '&[data-drop="after"]': { boxShadow: `0 2px 0 ${vars.color.border.focus}` },
    '&[data-dragged]': { opacity: 0.5 },
  },
});
export const panelName = css({ flex: '1 1 auto', minInlineSize: 0 });
export const panelGrip = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  flex: 'none',
  borderRadius: vars.radius.sm,
  color: vars.color.fg.muted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { background: vars.color.bg.neutral },
    '&:focus-visible': focusRingInside,
  },
});
export const panelPin = css({
  flex: 'none',
  blockSize: '1.75rem',
  maxInlineSize: '9rem',
  paddingInline: scale.space.xs,
  background: vars.color.bg.field,
  color: vars.color.fg.default,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.sm,
  fontSize: scale.text.sm,
});
export const viewForm = css({ display: 'flex', flexDirection: 'column', gap: scale.space.sm });
export const viewButton = css({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  gap: scale.space.sm,
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  paddingInline: scale.space.sm,
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.bg.hover }, '&:focus-visible': focusRingInside },
});
export const menuSection = css({
  marginBlockStart: scale.space.xs,
  paddingBlockStart: scale.space.xs,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
export const menu = css({ maxBlockSize: 'min(32rem, 80dvh)' });
