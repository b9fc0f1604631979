import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const wider = 'screen and (min-width: 48rem)';
const size = '3.5rem';
const safe = 'env(safe-area-inset-bottom, 0px)';

/** What the bar would cover at the end of a page. */
export const room = style({
  blockSize: `calc(${size} + ${safe})`,
  '@media': { [wider]: { display: 'none' }, print: { display: 'none' } },
});
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: scale.layer.bar,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  paddingBlockEnd: safe,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.raised,
  '@media': { [wider]: { display: 'none' }, print: { display: 'none' } },
});
export const place = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scale.space.xxs,
  blockSize: size,
  padding: 0,
  border: 'none',
  background: 'none',
  color: vars.color.fg.muted,
  font: 'inherit',
  fontSize: scale.text.xs,
  fontWeight: scale.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': { color: vars.color.fg.link },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-4px' },
  },
});
