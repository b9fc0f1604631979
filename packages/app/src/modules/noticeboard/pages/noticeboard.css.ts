import { scale } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 75rem)';

/** The feed with what is the reader's own beside it; on a narrow screen before it. */
export const home = style({
  display: 'grid',
  gap: scale.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)',
      gridTemplateAreas: '"inbox day" "feed day"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
/** What the bar across the top would hide of what is brought into view. */
const underBar = { scrollMarginBlockStart: '5rem' };
export const inbox = style({ ...underBar, minInlineSize: 0, '@media': { [wide]: { gridArea: 'inbox' } } });
export const day = style({ ...underBar, minInlineSize: 0, '@media': { [wide]: { gridArea: 'day' } } });
export const feed = style({
  display: 'grid',
  gap: scale.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': { [wide]: { gridArea: 'feed' } },
});
