import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

/** It appears late, so that a fast start shows nothing that only flickers. */
export const root = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  animation: `${appear} 200ms 400ms backwards`,
});
