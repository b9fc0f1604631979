import { globalStyle } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { coarse, colorTransition, css, focusRingInside, forced } from '../../tokens/css-kit.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';

export const box = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.field,
  overflow: 'hidden',
  transition: colorTransition,
  selectors: {
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&[data-invalid]': { borderColor: vars.color.tone.critical.border },
    '&:has(.tiptap:focus)': {
      borderColor: vars.color.border.focus,
      outline: `1px solid ${vars.color.border.focus}`,
      outlineOffset: 0,
    },
    '&[data-still]': { background: vars.color.bg.sunken, borderColor: vars.color.border.default },
  },
});
export const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space.xs,
  padding: scale.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const group = css({
  display: 'inline-flex',
  gap: '1px',
  selectors: {
    '&:not(:last-child)': {
      paddingInlineEnd: scale.space.xs,
      borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    },
  },
});
export const button = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.875rem',
  blockSize: '1.875rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  color: vars.color.fg.muted,
  cursor: 'pointer',
  transition: colorTransition,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.fg.default },
    '&[data-selected]': { background: vars.color.bg.selected, color: vars.color.tone.accent.text },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'default' },
  },
  '@media': {
    [coarse]: { inlineSize: '2.5rem', blockSize: '2.5rem' },
    [forced]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});
/** A button that says what it does in words. */
export const named = css({
  inlineSize: 'auto',
  gridAutoFlow: 'column',
  gap: scale.space.xs,
  paddingInline: scale.space.sm,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  '@media': { [coarse]: { inlineSize: 'auto' } },
});
globalStyle(`${button} > svg`, { '@layer': { [componentsLayer]: { inlineSize: '1rem', blockSize: '1rem' } } });

const padding = { paddingInline: scale.space.md, paddingBlock: scale.space.sm };
export const area = css({ position: 'relative', minInlineSize: 0 });
export const text = css({
  ...padding,
  minBlockSize: '7rem',
  maxBlockSize: '28rem',
  overflow: 'auto',
  outline: 'none',
  // What the editor would put into the page by itself.
  position: 'relative',
  overflowWrap: 'break-word',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  fontFeatureSettings: '"liga" 0',
  '@media': { [coarse]: { fontSize: scale.text.lg } },
  selectors: { '&[aria-disabled="true"]': { color: vars.color.fg.disabled } },
});
/** Places of the cursor that the editor marks by elements of its own. */
globalStyle(`${text} img.ProseMirror-separator`, {
  '@layer': {
    [componentsLayer]: { display: 'inline', border: 'none', margin: 0, inlineSize: 0, blockSize: 0 },
  },
});
globalStyle(`${text} .ProseMirror-gapcursor`, {
  '@layer': { [componentsLayer]: { display: 'none', pointerEvents: 'none', position: 'absolute', margin: 0 } },
});
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, {
  '@layer': {
    [componentsLayer]: {
      display: 'block',
      insetBlockStart: '-2px',
      inlineSize: '1.25rem',
      borderBlockStart: `1px solid ${vars.color.fg.default}`,
    },
  },
});
globalStyle(`${text}.ProseMirror-hideselection *`, { '@layer': { [componentsLayer]: { caretColor: 'transparent' } } });
globalStyle(`${text}.ProseMirror-hideselection *::selection`, {
  '@layer': { [componentsLayer]: { background: 'transparent' } },
});
export const waiting = css({ ...padding, minBlockSize: '9.5rem' });
export const placeholder = css({
  ...padding,
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  color: vars.color.fg.subtle,
  pointerEvents: 'none',
});
export const counter = css({
  // A count has no direction of its own, and would be written from its end in a page that runs right to left.
  unicodeBidi: 'plaintext',
  flex: 'none',
  fontSize: scale.text.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.fg.muted,
});
export const near = css({ color: vars.color.tone.caution.text, fontWeight: scale.weight.medium });
export const over = css({ color: vars.color.tone.critical.text });
