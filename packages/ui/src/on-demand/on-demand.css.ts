import { css } from '../tokens/css-kit.ts';

/** A box for events that is none for the layout. */
export const box = css({ display: 'contents' });
