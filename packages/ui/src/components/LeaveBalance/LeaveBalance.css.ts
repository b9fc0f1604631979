import { createVar } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, forced } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const share = createVar('share');

export const root = css({ display: 'flex', flexDirection: 'column', gap: scale.space.lg, minInlineSize: 0 });
export const summary = css({ display: 'flex', flexDirection: 'column', gap: scale.space.sm, minInlineSize: 0 });
export const available = css({
  fontSize: scale.text.lg,
  fontWeight: scale.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const bar = css({
  display: 'flex',
  gap: '2px',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});
/** A share keeps its colour where colours are forced: without it there is no share to see. */
export const part = css({ flexGrow: share, flexBasis: 0, background: tone.solid, forcedColorAdjust: 'none' });
export const parts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: scale.space.xl,
  rowGap: scale.space.xs,
  margin: 0,
  fontSize: scale.text.sm,
});
export const item = css({ display: 'flex', alignItems: 'baseline', gap: scale.space.xs });
export const swatch = css({
  alignSelf: 'center',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  background: tone.solid,
  forcedColorAdjust: 'none',
});
/** What is gone draws less attention than what is left. */
export const spent = css({ background: vars.color.border.control });
export const term = css({ color: vars.color.fg.muted });
export const value = css({ margin: 0, fontWeight: scale.weight.medium, fontVariantNumeric: 'tabular-nums' });
export const note = css({ color: vars.color.fg.muted, fontSize: scale.text.sm });
