export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export type { DataColumn, TableSort, TableSelection, TableStatus } from './table-types.ts';
export { sortRows } from './sort-rows.ts';
