import { style } from '@vanilla-extract/css';
import { scale } from '../../src/tokens/index.ts';

/** Keeps what is fixed to the window inside of the sheet. */
export const sheet = style({ contain: 'layout', overflow: 'auto', maxBlockSize: '40rem', padding: scale.space.xs });
/** The browser's own picker, beside the field that is typed into. */
export const picker = style({
  inlineSize: '1.75rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
