import { keyframes } from '@vanilla-extract/css';
import { scale } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const turning = css({ display: 'inline-flex', animation: `${turn} ${scale.motion.spin} linear infinite` });
