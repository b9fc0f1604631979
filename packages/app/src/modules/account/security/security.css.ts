import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const picture = style({
  inlineSize: 'min(100%, 14rem)',
  justifySelf: 'center',
  alignSelf: 'center',
  borderRadius: vars.radius.md,
});

export const key = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space.sm });
export const keyText = style({
  flexBasis: '100%',
  fontFamily: vars.font.mono,
  fontSize: scale.text.md,
  overflowWrap: 'anywhere',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: scale.space.sm,
  margin: 0,
  padding: scale.space.lg,
  listStyle: 'none',
  borderRadius: vars.radius.md,
  background: vars.color.bg.sunken,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
});
