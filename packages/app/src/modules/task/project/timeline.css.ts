import { scale, vars } from '@karmik/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** The room of a day; bars are placed by it. */
export const dayWidth = '1.75rem';

/** Wider than its page: it scrolls by itself, while the titles stay in sight. */
export const room = style({ overflowX: 'auto', maxInlineSize: '100%' });
export const table = style({ borderCollapse: 'separate', borderSpacing: 0, fontSize: scale.text.sm });
const line = `1px solid ${vars.color.border.subtle}`;
export const title = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: vars.color.bg.surface,
  borderBlockEnd: line,
  minInlineSize: '15rem',
  maxInlineSize: '15rem',
  paddingBlock: scale.space.xs,
  paddingInlineEnd: scale.space.sm,
  textAlign: 'start',
  fontWeight: 400,
  // A phone keeps room for the days.
  '@media': { '(max-width: 40rem)': { minInlineSize: '9rem', maxInlineSize: '9rem' } },
});
export const month = style({ textAlign: 'start', fontWeight: 600, whiteSpace: 'nowrap', paddingBlock: scale.space.xs });
export const day = style({
  inlineSize: dayWidth,
  minInlineSize: dayWidth,
  textAlign: 'center',
  fontWeight: 400,
  color: vars.color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const today = style([day, { color: vars.color.fg.default, fontWeight: 700 }]);
export const lane = style({ position: 'relative', borderBlockEnd: line, padding: 0, blockSize: '3rem' });
const bar = {
  position: 'absolute',
  insetBlockStart: '0.875rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.sm,
} as const;
export const bars = styleVariants({
  neutral: { ...bar, backgroundColor: vars.color.fg.subtle },
  caution: { ...bar, backgroundColor: vars.color.tone.caution.solid },
  info: { ...bar, backgroundColor: vars.color.tone.info.solid },
  positive: { ...bar, backgroundColor: vars.color.tone.positive.solid },
});
