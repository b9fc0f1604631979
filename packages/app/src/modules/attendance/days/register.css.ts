import { scale, vars } from '@karmik/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** Wider than its page: it scrolls by itself, while the names stay in sight. */
export const room = style({ overflowX: 'auto', maxInlineSize: '100%' });
export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: scale.text.sm,
  inlineSize: '100%',
});
const cell = {
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  paddingBlock: scale.space.xxs,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;
export const day = style({ ...cell, minInlineSize: '1.75rem' });
export const sum = style({ ...cell, minInlineSize: '2.25rem', paddingInline: scale.space.xs, fontWeight: 500 });
export const person = style({
  ...cell,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: vars.color.bg.raised,
  textAlign: 'start',
  paddingInline: scale.space.md,
  minInlineSize: '12rem',
  maxInlineSize: '16rem',
  fontWeight: 500,
  // A phone keeps room for the days.
  '@media': {
    '(max-width: 40rem)': { minInlineSize: '8.5rem', maxInlineSize: '8.5rem', paddingInline: scale.space.sm },
  },
});
export const name = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const place = style([name, { color: vars.color.fg.muted, fontSize: scale.text.xs, fontWeight: 400 }]);
export const code = styleVariants({
  plain: { color: vars.color.fg.muted },
  away: { color: vars.color.fg.default },
  open: { color: vars.color.tone.caution.text, fontWeight: 600 },
  bad: { color: vars.color.tone.critical.text, fontWeight: 600 },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space.md,
  margin: 0,
  padding: scale.space.md,
  listStyle: 'none',
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
});
