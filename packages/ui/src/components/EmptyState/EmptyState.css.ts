import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scale.space.sm,
  paddingBlock: scale.space['3xl'],
  paddingInline: scale.space.lg,
  textAlign: 'center',
});
export const mark = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.full,
  background: tone.soft,
  color: tone.text,
  fontSize: '1.5rem',
});
export const title = css({ fontWeight: scale.weight.semibold, fontSize: scale.text.md, overflowWrap: 'anywhere' });
export const description = css({
  color: vars.color.fg.muted,
  fontSize: scale.text.sm,
  maxInlineSize: '28rem',
  overflowWrap: 'anywhere',
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: scale.space.sm,
  marginBlockStart: scale.space.sm,
});
export const detail = css({
  fontFamily: vars.font.mono,
  fontSize: scale.text.xs,
  color: vars.color.fg.subtle,
  overflowWrap: 'anywhere',
});
