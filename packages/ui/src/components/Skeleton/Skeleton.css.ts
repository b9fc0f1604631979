import { keyframes } from '@vanilla-extract/css';
import { scale, vars } from '../../tokens/contract.css.ts';
import { css, cssVariants, forced, still } from '../../tokens/css-kit.ts';
import { skeletonShapes } from './skeleton-shapes.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const stack = css({ display: 'flex', flexDirection: 'column', gap: scale.space.sm, inlineSize: '100%' });

const quiet = still({ animation: 'none' });

export const base = css({
  background: vars.color.bg.neutralHover,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  selectors: quiet.selectors,
  '@media': { ...quiet['@media'], [forced]: { border: '1px solid GrayText' } },
});

const looks = {
  text: { blockSize: '0.75rem', inlineSize: '100%', borderRadius: vars.radius.sm },
  title: { blockSize: '1.5rem', inlineSize: '40%', borderRadius: vars.radius.sm },
  circle: { blockSize: '2.1875rem', inlineSize: '2.1875rem', borderRadius: vars.radius.full },
  field: { blockSize: scale.control.md, inlineSize: '100%', borderRadius: vars.radius.md },
  block: { blockSize: '10rem', inlineSize: '100%', borderRadius: vars.radius.md },
  card: { blockSize: '7rem', inlineSize: '100%', borderRadius: vars.radius.lg },
};
export const shape = cssVariants(skeletonShapes, (name) => looks[name]);
export const last = css({ inlineSize: '60%' });
