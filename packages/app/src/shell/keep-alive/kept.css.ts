import { style } from '@vanilla-extract/css';

/** Neither seen nor heard nor reached by keys, but laid out: to be shown again it is only painted. */
export const page = style({
  selectors: { '&[data-is-away]': { contentVisibility: 'hidden' } },
  '@supports': {
    'not (content-visibility: hidden)': { selectors: { '&[data-is-away]': { display: 'none' } } },
  },
});
