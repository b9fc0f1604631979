import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { stickyTop } from '../../parts/layout/sticky-top.css.ts';
import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css, cssVariants, focusRingInside, forced } from '../../tokens/css-kit.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';

export const root = css({
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.bg.surface,
  // A sheet of its own, except where it fills one.
  selectors: {
    ':not([data-flush] *)&': {
      border: `1px solid ${vars.color.border.subtle}`,
      borderRadius: vars.radius.lg,
      // Not hidden: what sticks to the page inside would stick to the table.
      overflow: 'clip',
    },
  },
});

// A scrolling box must be reachable by keyboard, so it takes focus and shows it.
export const scroller = css({ overflowX: 'auto', minInlineSize: 0, selectors: { '&:focus-visible': focusRingInside } });

const cards = '(max-width: 36rem)';

export const table = css({
  inlineSize: '100%',
  fontSize: scale.text.md,
  lineHeight: scale.leading.tight,
  '@container': { [cards]: { display: 'block' } },
});

export const head = css({ '@container': { [cards]: { display: 'none' } } });
export const body = css({ '@container': { [cards]: { display: 'flex', flexDirection: 'column' } } });

export const headerCell = css({
  paddingInline: scale.size.cellX,
  blockSize: scale.size.row,
  background: vars.color.bg.sunken,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  textAlign: 'start',
  // A long heading goes over two lines before its table scrolls sideways.
  textWrap: 'balance',
  lineHeight: scale.leading.tight,
  selectors: {
    '&:first-child': { paddingInlineStart: scale.space.lg },
    '&:last-child': { paddingInlineEnd: scale.space.lg },
  },
});

export const sortButton = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.xs,
  minBlockSize: '1.75rem',
  borderRadius: vars.radius.sm,
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  transition: colorTransition,
  selectors: {
    // What is pressed is wider than the text, and the text stands exactly over its cells.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInline: '-0.375rem',
      borderRadius: 'inherit',
      transition: colorTransition,
    },
    '&[data-hovered]': { color: vars.color.fg.default },
    '&[data-hovered]::before': { background: vars.color.bg.neutral },
    '&[data-focus-visible]::before': focusRingInside,
    '[aria-sort] > &': { color: vars.color.fg.default },
  },
});
export const sortButtonEnd = css({ flexDirection: 'row-reverse' });
export const sortMark = css({
  display: 'inline-flex',
  fontSize: '0.875rem',
  opacity: 0,
  selectors: {
    [`${sortButton}[data-hovered] &, ${sortButton}[data-focus-visible] &`]: { opacity: 0.6 },
    '[aria-sort] &': { opacity: 1, color: vars.color.tone.accent.text },
  },
});

export const row = css({
  transition: colorTransition,
  selectors: {
    'tbody > &:hover': { background: vars.color.bg.hover },
    '&[data-selected]': { background: vars.color.bg.selected },
  },
  '@media': {
    [forced]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
  '@container': {
    [cards]: {
      display: 'grid',
      // Box, name, what can be done with it; the rest follows as lines.
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      rowGap: scale.space.xs,
      paddingInline: scale.space.lg,
      paddingBlock: scale.space.md,
      position: 'relative',
      selectors: {
        '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
      },
    },
  },
});

export const cell = css({
  paddingInline: scale.size.cellX,
  paddingBlock: scale.size.cellY,
  blockSize: scale.size.row,
  textAlign: 'start',
  fontWeight: scale.weight.regular,
  // A column is as wide as its longest word, before its table scrolls sideways.
  overflowWrap: 'break-word',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: scale.space.lg },
    '&:last-child': { paddingInlineEnd: scale.space.lg },
    [`${row}:not(:last-child) > &`]: { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
  },
  '@container': {
    [cards]: {
      display: 'flex',
      gridColumn: '1 / -1',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: scale.space.lg,
      blockSize: 'auto',
      padding: 0,
      textAlign: 'end',
      overflowWrap: 'anywhere',
      selectors: {
        '&:first-child, &:last-child': { paddingInline: 0 },
        [`${row}:not(:last-child) > &`]: { borderBlockEnd: 0 },
        // On a card each value says what it is; the header row is gone.
        '&[data-label]::before': {
          content: 'attr(data-label)',
          color: vars.color.fg.muted,
          fontSize: scale.text.sm,
          textAlign: 'start',
          flex: 'none',
        },
      },
    },
  },
});
export const titleCell = css({
  '@container': {
    [cards]: {
      gridColumn: '2',
      gridRow: '1',
      // Without a box before it, it begins where the lines below do.
      selectors: { '&:first-child': { gridColumn: '1 / 3' } },
      justifyContent: 'flex-start',
      textAlign: 'start',
      fontWeight: scale.weight.medium,
    },
  },
});
// What can be done with a row stays in reach where its columns scroll.
export const actionsCell = css({
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  inlineSize: '1%',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  selectors: {
    [`${row} > &`]: { background: vars.color.bg.surface },
    [`tbody > ${row}:hover > &`]: { background: vars.color.bg.hover },
    [`${row}[data-selected] > &`]: { background: vars.color.bg.selected },
  },
  '@container': {
    [cards]: {
      position: 'static',
      gridColumn: '3',
      gridRow: '1',
      inlineSize: 'auto',
      paddingInlineStart: scale.space.sm,
      selectors: {
        [`${row} > &`]: { background: 'none' },
        // Several are below what they are about: next to it they would leave no room for its name.
        '&:has(:is(a, button) ~ :is(a, button))': {
          gridColumn: '1 / -1',
          gridRow: 'auto',
          justifyContent: 'flex-end',
        },
      },
    },
  },
});
export const selectCell = css({
  inlineSize: '1%',
  paddingInlineEnd: 0,
  '@container': { [cards]: { gridColumn: '1', gridRow: '1', marginInlineEnd: scale.space.md } },
});
export const offCards = css({ '@container': { [cards]: { display: 'none' } } });
// A currency stays with its figure; what is said below it has lines of its own.
export const numeric = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${numeric} p`, { '@layer': { [componentsLayer]: { whiteSpace: 'normal' } } });
export const align = cssVariants(['start', 'center', 'end'], (name) => ({ textAlign: name }));
export const note = css({
  paddingInline: scale.space.lg,
  paddingBlock: scale.space.md,
  color: vars.color.fg.muted,
});
export const state = css({ textAlign: 'start', padding: 0, '@container': { [cards]: { display: 'block' } } });
export const stateRow = css({ '@container': { [cards]: { display: 'block' } } });

export const bulk = css({
  // Within reach however far down the rows are that were chosen; below the bar of the page.
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyTop, '0px'),
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.sm,
  minBlockSize: scale.size.row,
  paddingInline: scale.space.lg,
  paddingBlock: scale.space.xs,
  background: vars.color.bg.selected,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
});
