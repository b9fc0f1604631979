import { keyframes } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, forced, still } from '../../tokens/css-kit.ts';

// By scale alone: the browser draws that without the page, however busy it is.
const creep = keyframes({
  from: { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.45)' },
  to: { transform: 'scaleX(0.92)' },
});
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
  transformOrigin: 'left',
  transition: `transform ${scale.motion.fast} ${scale.motion.ease}`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const busy = css({
  animation: `${creep} 12s cubic-bezier(0.1, 0.6, 0.3, 1) forwards`,
  // A whole bar that comes and goes slowly says "under way" without crossing the page.
  ...still({ animation: `${pulse} 3s ease-in-out infinite` }),
});
export const failed = css({ background: vars.color.tone.critical.solid });
