import { style } from '@vanilla-extract/css';

/** TOP-3 sets the most; where the bar has no room for a field, the search of pages finds employees, too. */
export const search = style({
  inlineSize: 'min(300px, 20vw)',
  maxInlineSize: '300px',
  '@media': { '(max-width: 63.99rem)': { display: 'none' } },
});
