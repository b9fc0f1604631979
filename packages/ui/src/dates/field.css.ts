import { scale, vars } from '../tokens/contract.css.ts';
import { coarse, css } from '../tokens/css-kit.ts';

/** The frame, which grows by a line where its parts do not fit. */
export const box = css({ flexWrap: 'wrap', rowGap: 0, columnGap: scale.space.xs, paddingBlock: scale.space.xxs });
export const segments = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '0 1 auto',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
});
/** A part with the dash before it: it never shrinks, so that no part lies over its neighbour. */
export const part = css({ display: 'inline-flex', alignItems: 'center', flex: 'none' });
/** Both ends of a range: a group for ears, while each end finds its own line in the frame. */
export const ends = css({ display: 'contents' });
export const end = css({ display: 'inline-flex', alignItems: 'flex-end', flex: '0 1 auto', minInlineSize: 0 });
/** Between the ends: it stays with the first. */
export const between = css({ color: vars.color.fg.subtle, userSelect: 'none', marginInlineStart: scale.space.sm });
/** What follows the parts and stays together. */
export const tail = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: scale.space.xs,
  flex: '1 0 auto',
});

export const segment = css({
  inlineSize: 'calc(2.6ch + 0.375rem)',
  paddingInline: '0.125rem',
  paddingBlock: '0.125rem',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'center',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&::placeholder': { color: vars.color.fg.subtle, opacity: 1 },
    '&[data-letters]': { inlineSize: '7ch' },
    '&:focus': { background: vars.color.tone.accent.solid, color: vars.color.tone.accent.onSolid },
    '&:focus::placeholder': { color: 'inherit' },
    '&:focus::selection': { background: 'transparent', color: 'inherit' },
  },
  '@media': { [coarse]: { fontSize: scale.text.lg } },
});
export const yearSegment = css({ inlineSize: 'calc(4.2ch + 0.25rem)' });
export const separator = css({ color: vars.color.fg.subtle, userSelect: 'none' });
/** The name of what the numbers say, beside them. */
export const reading = css({
  flex: '1 1 auto',
  minInlineSize: 0,
  color: vars.color.fg.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const era = css({ color: vars.color.fg.muted, fontSize: scale.text.xs, flex: 'none' });
export const other = css({ color: vars.color.fg.muted, fontSize: scale.text.xs, fontVariantNumeric: 'tabular-nums' });
/** What is said of a pasted text, with the answers to a question. */
export const notice = css({ display: 'flex', flexDirection: 'column', gap: scale.space.xs, fontSize: scale.text.sm });
export const answers = css({ display: 'flex', flexWrap: 'wrap', gap: scale.space.xs });
export const answer = css({
  paddingInline: scale.space.sm,
  paddingBlock: scale.space.xs,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.field,
  color: vars.color.fg.default,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}` },
  },
});
export const panel = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: scale.space.lg,
  padding: scale.space.md,
  outline: 'none',
});
export const presets = css({ display: 'flex', flexDirection: 'column', gap: scale.space.xxs, minInlineSize: '10rem' });
export const presetsTitle = css({
  color: vars.color.fg.muted,
  fontSize: scale.text.xs,
  fontWeight: scale.weight.medium,
  paddingInline: scale.space.sm,
});
export const preset = css({
  paddingInline: scale.space.sm,
  paddingBlock: '0.375rem',
  borderRadius: vars.radius.md,
  textAlign: 'start',
  fontSize: scale.text.sm,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.border.focus}` },
  },
});
