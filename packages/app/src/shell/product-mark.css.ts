import { logoVars, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  inlineSize: '1.875rem',
  blockSize: '1.875rem',
  flex: 'none',
  selectors: { '[data-logo] &': { display: 'none' } },
});
/** The picture takes the place of the element, so that its own width decides. */
export const logo = style({
  display: 'none',
  selectors: {
    '[data-logo] &': {
      display: 'block',
      content: logoVars.logo,
      blockSize: '1.875rem',
      inlineSize: 'auto',
      maxInlineSize: '9rem',
      flex: 'none',
    },
  },
});
export const ground = style({ fill: vars.color.tone.accent.solid });
export const stroke = style({
  fill: 'none',
  stroke: vars.color.tone.accent.onSolid,
  strokeWidth: 3.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
