import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid, type GridColumn } from '../../src/components/DataTable/grid/index.ts';
import { UserChip } from '../../src/components/UserChip/index.ts';
import { applyTheme } from '../../src/theme/index.ts';
import { benchColumns, benchRows, type BenchRow } from '../rows.ts';

applyTheme({ brand: 'base', mode: 'light', density: 'comfortable' });
const rowId = (row: BenchRow): string => String(row.id);

let element: ReactNode;

window.bench = {
  prepare({ rows, columns: count, isRich }) {
    const described = benchColumns(count);
    const data = benchRows(rows, described);
    const columns = described.map(({ id, header, isNumeric }, index): GridColumn<BenchRow> => ({
      id,
      header,
      isNumeric,
      width: '150px',
      cell: (row) => (isRich && index === 0 ? <UserChip name={String(row[id])} size="sm" /> : row[id]),
      sortValue: (row) => row[id],
      ...(isRich && index === 0 ? { pin: 'start' as const } : {}),
      ...(isRich && index === count - 1 ? { pin: 'end' as const } : {}),
    }));
    element = <DataGrid label="Rows" columns={columns} rows={data} rowId={rowId} maxHeight="600px" />;
  },
  mount() {
    createRoot(document.getElementById('app')!).render(element);
  },
};
