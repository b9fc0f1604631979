import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const column = { inlineSize: '100%', maxInlineSize: '46rem', marginInline: 'auto' } as const;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  paddingInline: scale.space.lg,
  background: vars.color.bg.page,
});

export const header = style({
  ...column,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space.md,
  paddingBlock: scale.space.lg,
});

export const main = style({
  ...column,
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: scale.space.lg,
  paddingBlockEnd: scale.space['2xl'],
});

export const footer = style({
  ...column,
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space.md,
  paddingBlock: scale.space.lg,
  fontSize: scale.text.xs,
});
