import { globalStyle } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { coarse, colorTransition, css, focusRing, focusRingInside, forced } from '../../tokens/css-kit.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { tone } from '../../tokens/tone.css.ts';

/** A phone has room for one column: they stand one below the other. */
const phone = '(max-width: 30rem)';

export const root = css({
  // What is kept for screen readers has to stay in the box that scrolls.
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: scale.space.md,
  minInlineSize: 0,
  overflowX: 'auto',
  paddingBlockEnd: scale.space.sm,
  scrollSnapType: 'x proximity',
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const column = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 min(11rem, 82vw)',
  maxInlineSize: '24rem',
  minInlineSize: 0,
  gap: scale.space.sm,
  padding: scale.space.sm,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.sunken,
  scrollSnapAlign: 'start',
  '@media': { [phone]: { flex: 'none', maxInlineSize: 'none' } },
});
export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  paddingInline: scale.space.xs,
  minBlockSize: '1.75rem',
});
export const mark = css({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  flex: 'none',
  borderRadius: vars.radius.full,
  background: tone.border,
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const title = css({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.semibold,
  overflowWrap: 'anywhere',
});
export const count = css({
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
});
export const over = css({ color: vars.color.tone.critical.text, fontWeight: scale.weight.semibold });
export const cards = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.sm,
  minBlockSize: '4rem',
  borderRadius: vars.radius.md,
  outline: 'none',
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.tone.accent.soft,
      outline: `2px dashed ${vars.color.border.focus}`,
    },
    '&[data-focus-visible]': focusRingInside,
  },
});
/** The layout of many cards places them itself, with the room between them. */
export const longCards = css({ display: 'block', blockSize: 'min(70vh, 48rem)', overflowY: 'auto' });
export const empty = css({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '4rem',
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.md,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.sm,
  padding: scale.space.sm,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow.sm,
  outline: 'none',
  cursor: 'default',
  transition: colorTransition,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.border.control },
    '&[data-focus-visible]': focusRing,
    '&[data-dragging]': { opacity: 0.6 },
  },
});
export const cardHead = css({ display: 'flex', alignItems: 'flex-start', gap: scale.space.xs });
export const cardTitle = css({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: scale.space.xxs,
  fontWeight: scale.weight.medium,
  lineHeight: scale.leading.normal,
  overflowWrap: 'anywhere',
});
export const grip = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.sm,
  color: vars.color.fg.muted,
  fontSize: scale.size.iconSm,
  cursor: 'grab',
  selectors: { '&[data-focus-visible]': focusRingInside },
  '@media': { [coarse]: { inlineSize: '2rem', blockSize: '2.5rem' } },
});
export const content = css({ paddingInlineStart: scale.space.xs, color: vars.color.fg.muted, fontSize: scale.text.sm });

globalStyle(`${cards} .react-aria-DropIndicator[data-drop-target]`, {
  '@layer': {
    [componentsLayer]: { outline: `1px solid ${vars.color.border.focus}`, background: vars.color.border.focus },
  },
});
