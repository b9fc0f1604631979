import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 39.99rem)';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.color.bg.surface,
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: scale.space.xl,
  rowGap: scale.space.sm,
  paddingInline: scale.space.xl,
  paddingBlock: scale.space.md,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.sm,
  fontFamily: vars.font.heading,
  fontSize: scale.text.lg,
  fontWeight: vars.font.headingWeight,
  color: vars.color.fg.default,
});
export const brandName = style({ '@media': { [phone]: { display: 'none' } } });
export const pages = style({
  display: 'flex',
  gap: scale.space.lg,
  color: vars.color.fg.muted,
  '@media': { [phone]: { order: 3, inlineSize: '100%' } },
});
export const ways = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space.sm,
  marginInlineStart: 'auto',
});
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space['2xl'],
  flex: '1 1 auto',
  inlineSize: '100%',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  paddingInline: scale.space.xl,
  paddingBlock: scale.space['3xl'],
});
export const titles = style({ display: 'flex', flexDirection: 'column', gap: scale.space.sm });
export const end = style({ paddingInline: scale.space.xl, paddingBlockEnd: scale.space.xl });

export const list = style({
  display: 'grid',
  gap: scale.space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const way = style({
  display: 'grid',
  alignContent: 'start',
  gap: scale.space.xs,
  blockSize: '100%',
  padding: scale.space.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  color: vars.color.fg.default,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.tone.accent.solid },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
});
export const wayTitle = style({ fontWeight: scale.weight.semibold });
export const wayText = style({ color: vars.color.fg.muted, fontSize: scale.text.sm });
export const parts = style({ display: 'grid', gap: scale.space['2xl'] });
export const part = style({ display: 'grid', gap: scale.space.md });
export const lines = style({
  display: 'grid',
  gap: scale.space.sm,
  margin: 0,
  paddingInlineStart: scale.space.xl,
  lineHeight: scale.leading.normal,
});
