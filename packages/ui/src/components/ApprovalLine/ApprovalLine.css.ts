import { scale, vars } from '../../tokens/contract.css.ts';
import { css, forced } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const list = css({ display: 'flex', flexDirection: 'column', listStyle: 'none', margin: 0, padding: 0 });
export const level = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: scale.space.md,
  paddingBlockEnd: scale.space.lg,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '1.75rem 0',
      insetInlineStart: 'calc(0.875rem - 1px)',
      borderInlineStart: `2px solid ${vars.color.border.subtle}`,
    },
  },
});
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: '2px solid transparent',
  borderRadius: vars.radius.full,
  background: tone.soft,
  color: tone.text,
  fontSize: '1rem',
  fontWeight: scale.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: scale.space.xs,
  minInlineSize: 0,
  paddingBlockStart: '0.125rem',
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: scale.space.sm,
  rowGap: scale.space.xxs,
});
export const label = css({ fontWeight: scale.weight.semibold, overflowWrap: 'anywhere' });
export const labelAhead = css({ color: vars.color.fg.muted, fontWeight: scale.weight.medium });
export const state = css({ color: tone.text, fontSize: scale.text.sm, fontWeight: scale.weight.medium });
export const muted = css({
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const late = css({
  display: 'inline-flex',
  // The line of the words, not of the sign, is that of the words beside it.
  alignItems: 'baseline',
  gap: scale.space.xxs,
  color: tone.text,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const people = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space.md,
  rowGap: scale.space.xs,
  maxInlineSize: '100%',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const person = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const agreed = css({ display: 'inline-grid', color: tone.text });
export const decision = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space.sm,
  rowGap: scale.space.xxs,
  maxInlineSize: '100%',
});
export const remark = css({
  alignSelf: 'stretch',
  padding: scale.space.sm,
  borderRadius: vars.radius.md,
  background: vars.color.bg.sunken,
  fontSize: scale.text.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** One line in a list. */
export const compact = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space.sm,
  rowGap: scale.space.xxs,
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const dots = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.xxs,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const dot = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: '2px solid transparent',
  borderRadius: vars.radius.full,
  background: tone.soft,
  color: tone.text,
  fontSize: '0.6875rem',
  '@media': { [forced]: { borderColor: 'CanvasText' } },
});
/** After both marks, whose outlines they change. */
export const open = css({ borderColor: tone.border });
export const ahead = css({
  background: vars.color.bg.surface,
  border: `2px dashed ${vars.color.border.control}`,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});
export const summary = css({ minInlineSize: 0, fontSize: scale.text.sm, overflowWrap: 'anywhere' });
