import { scale, vars } from '@karmik/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: scale.space.xl,
  rowGap: scale.space.sm,
  paddingBlockStart: scale.space['3xl'],
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: scale.space.lg,
  rowGap: scale.space.xs,
  fontSize: scale.text.xs,
  color: vars.color.fg.muted,
});
globalStyle(`${links} a:hover`, { color: vars.color.fg.default });
