import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 48rem)';

export const columns = style({ listStyle: 'none', display: 'flex', flexDirection: 'column' });
export const column = style({
  display: 'grid',
  gap: scale.space.md,
  alignItems: 'start',
  paddingInline: scale.size.cardPad,
  paddingBlock: scale.space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' } },
});
export const unused = style({ background: vars.color.bg.sunken });
export const columnHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xxs,
  minInlineSize: 0,
  paddingBlock: scale.space.xs,
});
export const columnFields = style({ display: 'flex', flexDirection: 'column', gap: scale.space.sm, minInlineSize: 0 });
export const dateForm = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: scale.space.sm,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: scale.space.sm });

export const rows = style({ minInlineSize: 0, paddingBlockStart: scale.space.sm });
export const rowsPanel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.lg,
  paddingBlockEnd: scale.space.lg,
});
export const rowsTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space.md,
  paddingInline: scale.size.cardPad,
  paddingBlockStart: scale.space.sm,
});
export const search = style({ flex: '1 1 14rem', maxInlineSize: '24rem' });
export const cells = style({
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space.xs,
  overflowWrap: 'anywhere',
});
export const doubles = style({ display: 'flex', flexDirection: 'column', gap: scale.space.sm });
export const double = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: scale.space.sm,
});
export const side = style({ display: 'flex', flexDirection: 'column', gap: scale.space.xxs, minInlineSize: 0 });
