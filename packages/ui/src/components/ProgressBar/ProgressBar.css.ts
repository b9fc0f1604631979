import { createVar, keyframes } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, forced } from '../../tokens/css-kit.ts';
import { tone } from '../../tokens/tone.css.ts';

export const share = createVar('share');
const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  inlineSize: '100%',
  minInlineSize: 0,
});
export const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: scale.space.sm,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
});
export const value = css({
  color: vars.color.fg.muted,
  fontWeight: scale.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const track = css({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
  background: vars.color.bg.neutralPressed,
  '@media': { [forced]: { outline: '1px solid CanvasText' } },
});
export const fill = css({
  blockSize: '100%',
  inlineSize: share,
  borderRadius: 'inherit',
  background: tone.solid,
  transition: `inline-size ${scale.motion.normal} ${scale.motion.ease}`,
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const unknown = css({
  position: 'absolute',
  inlineSize: '40%',
  animation: `${pass} calc(${scale.motion.spin} * 1.75) ${scale.motion.ease} infinite`,
});
