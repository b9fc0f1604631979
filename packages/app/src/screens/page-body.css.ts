import { scale } from '@karmik/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xl,
  marginInline: 'auto',
  minInlineSize: 0,
});

export const width = styleVariants({
  page: { maxInlineSize: '90rem' },
  feed: { maxInlineSize: '44rem' },
  form: { maxInlineSize: '48rem' },
});
