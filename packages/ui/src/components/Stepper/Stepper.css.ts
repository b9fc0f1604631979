import { scale, vars } from '../../tokens/contract.css.ts';
import { css, cssVariants, focusRing, phone } from '../../tokens/css-kit.ts';
import { stepStates } from './step-states.ts';

export const list = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: scale.space.sm,
  listStyle: 'none',
  minInlineSize: 0,
});
export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: {
    '&:last-child': { flex: '0 1 auto' },
    '&:not(:last-child)::after': {
      content: '""',
      flex: '1 1 auto',
      minInlineSize: scale.space.md,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});
export const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.sm,
  minInlineSize: 0,
  borderRadius: vars.radius.md,
  textAlign: 'start',
  selectors: { 'button&': { cursor: 'pointer' }, '&[data-focus-visible]': focusRing },
});
export const mark = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  border: `1.5px solid ${vars.color.border.control}`,
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
const marks = {
  done: { background: vars.color.tone.accent.soft, borderColor: 'transparent', color: vars.color.tone.accent.text },
  current: {
    background: vars.color.tone.accent.solid,
    borderColor: vars.color.tone.accent.solid,
    color: vars.color.tone.accent.onSolid,
  },
  upcoming: {},
  failed: {
    background: vars.color.tone.critical.soft,
    borderColor: vars.color.tone.critical.border,
    color: vars.color.tone.critical.text,
  },
};
export const markState = cssVariants(stepStates, (name) => marks[name]);
export const texts = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: scale.leading.tight,
  '@media': { [phone]: { display: 'none' } },
});
export const label = css({ fontWeight: scale.weight.medium, fontSize: scale.text.sm, color: vars.color.fg.muted });
export const labelCurrent = css({ color: vars.color.fg.default });
export const description = css({ color: vars.color.fg.muted, fontSize: scale.text.xs });
export const summary = css({
  display: 'none',
  '@media': { [phone]: { display: 'block', marginBlockStart: scale.space.sm, fontSize: scale.text.sm } },
});
