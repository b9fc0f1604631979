export { DataGrid } from './DataGrid.tsx';
export type { DataGridProps } from './DataGrid.tsx';
export { gridDensities } from './grid-types.ts';
export type {
  CellEdit,
  GridColumn,
  GridColumnChoice,
  GridColumnGroup,
  GridDensity,
  GridPin,
  GridSavedViews,
  GridView,
} from './grid-types.ts';
export type { TableSelection, TableSort, TableStatus } from '../table-types.ts';
