import { scale, vars } from '../tokens/contract.css.ts';
import { coarse, css } from '../tokens/css-kit.ts';

export const segments = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
});
export const fill = css({ flex: '1 1 auto' });

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
export const yearSegment = css({ inlineSize: 'calc(4.4ch + 0.5rem)' });
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
