import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', placeItems: 'center', minBlockSize: '70dvh', padding: scale.space.xl });

export const code = style({
  fontFamily: vars.font.heading,
  fontSize: 'clamp(4.5rem, 14vw, 7.5rem)',
  fontWeight: scale.weight.bold,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  color: vars.color.tone.accent.text,
});
