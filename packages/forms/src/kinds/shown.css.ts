import { style } from '@vanilla-extract/css';

/** On a card, and in a table that has little room. */
const inFewLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

export const oneLine = style({
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 52rem)': inFewLines },
  '@media': { '(max-width: 40rem)': inFewLines },
});
