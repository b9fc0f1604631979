import { style } from '@vanilla-extract/css';

export const filter = style({ maxInlineSize: '16rem' });
