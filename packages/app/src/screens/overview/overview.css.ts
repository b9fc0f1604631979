import { style } from '@vanilla-extract/css';

/** Sheets that stand beside each other are as tall as the tallest. */
export const whole = style({ display: 'grid', blockSize: '100%', gridTemplateColumns: 'minmax(0, 1fr)' });
