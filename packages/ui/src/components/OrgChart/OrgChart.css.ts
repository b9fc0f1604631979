import { createVar, globalStyle } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css, focusRing, forced, phone } from '../../tokens/css-kit.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';

export const windowHeight = createVar('height');
export const panX = createVar('pan-x');
export const panY = createVar('pan-y');
export const zoom = createVar('zoom');
export const printShift = createVar('print-shift');
export const printZoom = createVar('print-zoom');
export const cardX = createVar('card-x');
export const cardY = createVar('card-y');

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.sm,
  minInlineSize: 0,
  '@media': {
    print: { selectors: { '&[data-printing]': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 } } },
  },
});
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.xs,
  '@media': { print: { display: 'none' } },
});
// It gives way before the buttons go over two lines, as on a tablet.
export const search = css({ flex: '1 1 9rem', maxInlineSize: '16rem' });
export const count = css({ color: vars.color.fg.muted, fontSize: scale.text.sm, whiteSpace: 'nowrap' });
export const space = css({ flex: '1 1 auto' });

export const window = css({
  position: 'relative',
  blockSize: windowHeight,
  maxBlockSize: '85dvh',
  overflow: 'hidden',
  // A drawing has a left and a right, whichever way words run.
  direction: 'ltr',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.sunken,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '@media': {
    print: {
      blockSize: 'auto',
      maxBlockSize: 'none',
      overflow: 'visible',
      border: 0,
      background: 'transparent',
    },
  },
});
export const dragging = css({ cursor: 'grabbing' });

/** Its origin is a point, so that a card is at the same place in both directions of writing. */
export const paper = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 0,
  blockSize: 0,
  transform: `translate(${panX}, ${panY}) scale(${zoom})`,
  transformOrigin: '0 0',
  '@media': { print: { transform: `scale(${printZoom}) translateX(${printShift})` } },
});
export const links = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  maxInlineSize: 'none',
  blockSize: '1px',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const link = css({
  fill: 'none',
  stroke: vars.color.border.control,
  strokeWidth: '1.5',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const card = css({
  // Without insets it begins at the paper's origin in both directions of writing.
  position: 'absolute',
  transform: `translate(calc(${cardX} - 50%), calc(${cardY} - 50%))`,
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  inlineSize: '13rem',
  blockSize: '5rem',
  padding: scale.space.sm,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow.sm,
  cursor: 'inherit',
  outline: 'none',
  transition: colorTransition,
  selectors: {
    '[dir="rtl"] &': { direction: 'rtl' },
    '&[data-action]': { cursor: 'pointer' },
    '&:hover': { borderColor: vars.color.border.control },
    '&:focus-visible': focusRing,
  },
  '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
});
export const current = css({
  borderColor: vars.color.tone.accent.border,
  background: vars.color.bg.selected,
  '@media': { [forced]: { borderColor: 'Highlight', borderWidth: '2px' } },
});
export const found = css({
  borderColor: vars.color.tone.caution.border,
  background: vars.color.tone.caution.soft,
  '@media': { [forced]: { borderColor: 'Highlight', borderStyle: 'double' } },
});
export const texts = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  lineHeight: scale.leading.tight,
});
export const name = css({
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const title = css({
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const toggle = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: '50%',
  transform: 'translate(-50%, -35%)',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.125rem',
  minBlockSize: '1.5rem',
  paddingInline: scale.space.sm,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.raised,
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '[dir="rtl"] &': { transform: 'translate(50%, -35%)' },
    '&:hover': { background: vars.color.bg.hover, color: vars.color.fg.default },
  },
  '@media': { [phone]: { minBlockSize: '2rem' }, print: { display: 'none' } },
});
export const arrow = css({
  display: 'inline-flex',
  transition: `transform ${scale.motion.fast} ${scale.motion.ease}`,
});
export const arrowOpen = css({ transform: 'rotate(180deg)' });

// When the chart prints, the page around it does not.
globalStyle(`body:has(${root}[data-printing]) *`, {
  '@media': { print: { '@layer': { [componentsLayer]: { visibility: 'hidden' } } } },
});
globalStyle(`body:has(${root}[data-printing]) ${root}[data-printing] *`, {
  '@media': { print: { '@layer': { [componentsLayer]: { visibility: 'visible' } } } },
});
