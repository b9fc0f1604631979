import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const root = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: scale.space.md,
  paddingInline: scale.space.lg,
  paddingBlock: scale.space.md,
  background: tone.soft,
  border: `1px solid color-mix(in srgb, ${tone.border} 35%, transparent)`,
  borderRadius: vars.radius.md,
  color: vars.color.fg.default,
  fontSize: scale.text.md,
});
export const mark = css({
  display: 'inline-flex',
  flex: 'none',
  color: tone.text,
  fontSize: '1.25em',
  marginBlockStart: '0.1em',
});
export const texts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xxs,
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = css({ fontWeight: scale.weight.semibold });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space.sm,
  marginBlockStart: scale.space.sm,
});
