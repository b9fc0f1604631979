import { createVar, globalStyle } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { coarse, css, focusRingInside, forced } from '../../tokens/css-kit.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';

export const level = createVar('level');

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  inlineSize: '100%',
  minInlineSize: 0,
  outline: 'none',
  overflow: 'auto',
  selectors: {
    '&[data-focus-visible]': focusRingInside,
    '&[data-drop-target]': { outline: `2px dashed ${vars.color.border.focus}`, outlineOffset: '-2px' },
  },
});
export const row = css({
  position: 'relative',
  borderRadius: vars.radius.md,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-selected]': { background: vars.color.bg.selected },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: vars.color.fg.disabled },
    '&[data-dragging]': { opacity: 0.6 },
    '&[data-drop-target]': { background: vars.color.tone.accent.soft, outline: `2px solid ${vars.color.border.focus}` },
  },
  '@media': {
    [forced]: { selectors: { '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' } } },
  },
});
export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.xs,
  minBlockSize: '2.125rem',
  paddingInlineStart: `calc(${scale.space.xs} + (${level} - 1) * 1.25rem)`,
  paddingInlineEnd: scale.space.sm,
  paddingBlock: scale.space.xs,
  selectors: { '[data-density="compact"] &': { minBlockSize: '1.75rem', paddingBlock: 0 } },
  // A deep line on a narrow screen keeps room for its words.
  '@media': {
    [coarse]: { minBlockSize: '2.75rem' },
    'screen and (max-width: 47.99rem)': { paddingInlineStart: `calc(${scale.space.xs} + (${level} - 1) * 0.75rem)` },
  },
});
export const load = css({ color: vars.color.fg.muted, fontSize: scale.text.sm, flexWrap: 'wrap' });
const inner = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.sm,
  color: vars.color.fg.muted,
  fontSize: scale.size.iconSm,
} as const;
export const chevron = css({
  ...inner,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.fg.default },
    '&[data-focus-visible]': focusRingInside,
  },
});
export const noChevron = css({ inlineSize: '1.5rem', flex: 'none' });
export const grip = css({
  ...inner,
  inlineSize: '1.25rem',
  cursor: 'grab',
  opacity: 0.6,
  selectors: { '&[data-focus-visible]': { ...focusRingInside, opacity: 1 }, '&[data-hovered]': { opacity: 1 } },
});
export const icon = css({
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.fg.muted,
  fontSize: scale.size.icon,
});
export const texts = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  lineHeight: scale.leading.tight,
  overflowWrap: 'anywhere',
});
export const description = css({ color: vars.color.fg.muted, fontSize: scale.text.sm });
export const check = css({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: '1em',
  color: vars.color.tone.accent.text,
});
export const empty = css({ padding: scale.space.lg, color: vars.color.fg.muted, textAlign: 'center' });

// The arrow is turned by the line that it opens, and mirrored where text runs from right to left.
globalStyle(`${chevron} > svg`, {
  '@layer': { [componentsLayer]: { transition: `transform ${scale.motion.fast} ${scale.motion.ease}` } },
});
globalStyle(`[dir="rtl"] ${chevron} > svg`, { '@layer': { [componentsLayer]: { transform: 'scaleX(-1)' } } });
globalStyle(`[aria-expanded="true"] ${chevron} > svg`, {
  '@layer': { [componentsLayer]: { transform: 'rotate(90deg)' } },
});
globalStyle(`${root} .react-aria-DropIndicator[data-drop-target]`, {
  '@layer': {
    [componentsLayer]: { outline: `1px solid ${vars.color.border.focus}`, background: vars.color.border.focus },
  },
});
