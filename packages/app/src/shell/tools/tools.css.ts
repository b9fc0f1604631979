import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: scale.space.xxs, margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.md,
  padding: scale.space.md,
  borderRadius: vars.radius.md,
  color: vars.color.fg.default,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { background: vars.color.bg.hover },
    'a&[data-focus-visible]': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' },
  },
});
export const texts = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

export const features = style({ display: 'grid', gap: scale.space.xl, margin: 0, padding: 0, listStyle: 'none' });
export const feature = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: scale.space.md });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.md,
  background: vars.color.bg.sunken,
  color: vars.color.fg.muted,
});
