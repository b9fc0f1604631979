import { vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({ inlineSize: '1.875rem', blockSize: '1.875rem', flex: 'none' });
export const ground = style({ fill: vars.color.tone.accent.solid });
export const stroke = style({
  fill: 'none',
  stroke: vars.color.tone.accent.onSolid,
  strokeWidth: 3.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
