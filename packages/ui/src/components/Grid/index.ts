export { Grid, GridItem } from './Grid.tsx';
export type { GridProps, GridItemProps } from './Grid.tsx';
export { gridColumns, gridSpans } from './grid-names.ts';
export type { GridColumns, GridSpan } from './grid-names.ts';
