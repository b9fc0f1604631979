import { createVar } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, focusRing, focusRingInside } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

const names = '13rem';

export const root = css({ minInlineSize: 0, maxInlineSize: '100%' });
/** Wider than its page: it scrolls by itself, while the names stay in sight. */
export const room = css({
  overflowX: 'auto',
  maxInlineSize: '100%',
  '@media': { print: { overflow: 'visible' } },
});
export const table = css({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '0.5rem' } },
});
const cell = {
  padding: 0,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'center',
} as const;
export const head = css({
  ...cell,
  paddingBlock: scale.space.xxs,
  color: vars.color.fg.muted,
  fontWeight: scale.weight.medium,
});
export const day = css({ minInlineSize: '2rem', '@media': { print: { minInlineSize: 0 } } });
export const weekday = css({ display: 'block', fontSize: scale.text.xs, fontWeight: scale.weight.regular });
export const rest = css({ background: vars.color.bg.sunken });
export const today = css({ color: vars.color.tone.accent.text, fontWeight: scale.weight.bold });
export const person = css({
  ...cell,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minInlineSize: names,
  maxInlineSize: names,
  paddingBlock: scale.space.xs,
  paddingInline: scale.space.md,
  background: vars.color.bg.surface,
  textAlign: 'start',
  fontWeight: scale.weight.medium,
  '@media': { print: { position: 'static', minInlineSize: '6rem' } },
});
export const line = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const note = css({ color: vars.color.fg.muted, fontSize: scale.text.xs, fontWeight: scale.weight.regular });
export const entry = css({
  ...cell,
  // A cell that takes focus is not left under the names.
  scrollMarginInlineStart: names,
  scrollMarginInlineEnd: scale.space.lg,
  selectors: { '&:focus-visible': focusRingInside },
});
export const sum = css({ ...cell, minInlineSize: '2.25rem', paddingInline: scale.space.xs, whiteSpace: 'nowrap' });

export const code = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.625rem',
  minBlockSize: '1.5rem',
  paddingInline: scale.space.xxs,
  borderRadius: vars.radius.sm,
  background: tone.soft,
  color: tone.text,
  fontWeight: scale.weight.semibold,
  textDecoration: 'none',
  selectors: { 'a&:hover': { background: tone.softHover }, '&:focus-visible': focusRing },
  scrollMarginInlineStart: names,
  '@media': { print: { minInlineSize: 0, minBlockSize: 0, background: 'none' } },
});
export const plain = css({
  background: 'none',
  color: vars.color.fg.muted,
  fontWeight: scale.weight.regular,
});
export const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: scale.space.lg,
  rowGap: scale.space.xs,
  margin: 0,
  padding: scale.space.md,
  listStyle: 'none',
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});
export const legendItem = css({ display: 'inline-flex', alignItems: 'center', gap: scale.space.xs });
export const count = css({ color: vars.color.fg.default, fontWeight: scale.weight.semibold });

/** On a phone: one day of everyone, or the month of one person. */
export const narrow = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.sm,
  paddingInline: scale.space.md,
  paddingBlock: scale.space.sm,
});
export const title = css({ fontWeight: scale.weight.medium, textAlign: 'center', overflowWrap: 'anywhere' });
export const lines = css({ display: 'flex', flexDirection: 'column', listStyle: 'none', margin: 0, padding: 0 });
export const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.sm,
  paddingBlock: scale.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const open = css({
  color: vars.color.fg.link,
  minInlineSize: 0,
  minBlockSize: scale.control.md,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
});
export const ofDay = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.xs,
  flex: 'none',
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});
export const month = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: scale.space.xxs,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const monthHead = css({ color: vars.color.fg.muted, fontSize: scale.text.xs, textAlign: 'center' });
/** The column of the first day. */
export const firstDay = createVar('first-day');
export const monthDay = css({
  selectors: { '&:first-child': { gridColumnStart: firstDay } },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: scale.space.xxs,
  paddingBlock: scale.space.xs,
  borderRadius: vars.radius.sm,
  fontSize: scale.text.xs,
  color: vars.color.fg.muted,
  minBlockSize: '3.25rem',
});
