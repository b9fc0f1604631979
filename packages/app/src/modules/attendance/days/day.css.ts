import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const rows = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const;
const line = `1px solid ${vars.color.border.subtle}`;

export const figures = style({ ...rows });
export const figure = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: scale.space.md,
  rowGap: scale.space.xs,
  paddingBlock: scale.space.sm,
  selectors: { '& + &': { borderBlockStart: line } },
});
export const minutes = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const reasons = style({ ...rows, gap: scale.space.xs, gridColumn: '1 / -1' });
export const punches = style({ ...rows });
export const punch = style({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  gap: scale.space.md,
  alignItems: 'baseline',
  paddingBlock: scale.space.sm,
  selectors: { '& + &': { borderBlockStart: line } },
});
export const time = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.fg.muted });
export const beside = style({ display: 'grid', gap: scale.space.xs });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space.sm, alignItems: 'center' });
export const toFix = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  gap: scale.space.md,
  alignItems: 'center',
  paddingBlock: scale.space.xs,
  selectors: { '& + &': { borderBlockStart: line } },
});
