import { style } from '@vanilla-extract/css';

const onCard = {
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
  '@container': { '(max-width: 36rem)': onCard },
  '@media': { '(max-width: 40rem)': onCard },
});
