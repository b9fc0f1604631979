import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const list = css({ display: 'flex', flexDirection: 'column', listStyle: 'none', margin: 0, padding: 0 });
export const entry = css({
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
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  background: tone.soft,
  color: tone.text,
  fontSize: '1.0625rem',
});
export const waiting = css({
  background: vars.color.bg.surface,
  border: `2px dashed ${vars.color.border.control}`,
  color: vars.color.fg.muted,
});
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  minInlineSize: 0,
  paddingBlockStart: '0.1875rem',
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: scale.space.md,
});
export const action = css({ fontWeight: scale.weight.semibold, color: tone.text });
export const time = css({ color: vars.color.fg.muted, fontSize: scale.text.xs, fontVariantNumeric: 'tabular-nums' });
export const remark = css({
  padding: scale.space.sm,
  borderRadius: vars.radius.md,
  background: vars.color.bg.sunken,
  fontSize: scale.text.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
