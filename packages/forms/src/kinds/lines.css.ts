/** Lines as a grid under one head of columns, and as cards where there is no room for that. */
import { scale, vars } from '@karmik/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The columns of the grid as a template, which follows from the fields of a line. */
export const template = '--lines-columns';

// The container decides, not the window: a form in a drawer is narrow on a wide screen too.
export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

/** How much room the columns ask for before they are in a grid. */
const widths = { narrow: '30rem', middle: '42rem', wide: '64rem' } as const;
export type GridWidth = keyof typeof widths;
const from = (width: GridWidth) => `(min-width: ${widths[width]})`;
const each = Object.keys(widths) as GridWidth[];

const line = {
  display: 'grid',
  gridTemplateColumns: `1.5rem var(${template}) auto`,
  gridTemplateAreas: 'none',
  columnGap: scale.space.sm,
  alignItems: 'start',
} as const;

export const head = styleVariants(widths, (_, width) => ({
  display: 'none',
  '@container': {
    [from(width)]: {
      ...line,
      paddingBlockEnd: scale.space.xs,
      fontSize: scale.text.sm,
      fontWeight: scale.weight.medium,
      color: vars.color.fg.muted,
    },
  },
}));
/** As wide as the buttons at the end of a line. */
export const headEnd = style({ inlineSize: `calc(3 * ${scale.control.sm} + 2 * ${scale.space.xxs})` });

export const rows = style({ display: 'flex', flexDirection: 'column', gap: scale.space.sm, margin: 0, padding: 0 });
export const row = styleVariants(widths, (_, width) => ({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"place actions" "cells cells"',
  gap: scale.space.sm,
  alignItems: 'center',
  padding: scale.space.md,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.surface,
  '@container': {
    [from(width)]: { ...line, rowGap: 0, padding: 0, border: 0, borderRadius: 0, background: 'none' },
  },
}));
export const place = styleVariants(widths, (_, width) => ({
  gridArea: 'place',
  fontSize: scale.text.sm,
  color: vars.color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [from(width)]: { gridArea: 'auto', lineHeight: scale.control.md } },
}));
export const cells = styleVariants(widths, (_, width) => ({
  gridArea: 'cells',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: scale.space.md,
  alignItems: 'start',
  '@container': { [from(width)]: { display: 'contents' } },
}));
export const actions = styleVariants(widths, (_, width) => ({
  gridArea: 'actions',
  '@container': {
    [from(width)]: {
      gridArea: 'auto',
      display: 'flex',
      minBlockSize: scale.control.md,
      alignItems: 'center',
    },
  },
}));

/** A cell has its head above it in the grid, which then says what its label says. */
export const cell = styleVariants(widths, () => ({ minInlineSize: 0 }));
for (const width of each)
  globalStyle(`${cell[width]} [data-field-label]`, {
    '@container': {
      [from(width)]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  });

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: scale.space.xl,
  rowGap: scale.space.xs,
  margin: 0,
  fontSize: scale.text.sm,
});
export const total = style({ display: 'flex', gap: scale.space.sm });
export const totalLabel = style({ color: vars.color.fg.muted });
export const totalValue = style({ margin: 0, fontWeight: scale.weight.medium, fontVariantNumeric: 'tabular-nums' });
