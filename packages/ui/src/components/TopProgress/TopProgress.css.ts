import { keyframes } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, forced, still } from '../../tokens/css-kit.ts';

const creep = keyframes({ from: { inlineSize: '0%' }, '20%': { inlineSize: '45%' }, to: { inlineSize: '92%' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const root = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  zIndex: scale.layer.progress,
  pointerEvents: 'none',
});

export const bar = css({
  blockSize: '100%',
  inlineSize: '100%',
  background: vars.color.tone.accent.solid,
  transition: `inline-size ${scale.motion.fast} ${scale.motion.ease}, background-color ${scale.motion.fast}`,
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const busy = css({
  animation: `${creep} 12s cubic-bezier(0.1, 0.6, 0.3, 1) forwards`,
  // A whole bar that comes and goes slowly says "under way" without crossing the page.
  ...still({ animation: `${pulse} 3s ease-in-out infinite` }),
});
export const failed = css({ background: vars.color.tone.critical.solid });
