import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../src/components/Button/index.ts';
import { DataTable, type DataColumn } from '../../src/components/DataTable/index.ts';
import { applyTheme } from '../../src/theme/index.ts';
import { benchColumns, benchRows, type BenchRow } from '../rows.ts';

applyTheme({ brand: 'base', mode: 'light', density: 'comfortable' });

let columns: readonly DataColumn<BenchRow>[] = [];
let rows: readonly BenchRow[] = [];

/** A list as pages have it: chosen by boxes, with one button in each row. */
function List(): ReactNode {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Rows"
      columns={columns}
      rows={rows}
      rowId={(row) => String(row.id)}
      rowName={(row) => String(row['c0'])}
      selection={{ ids, onChange: setIds }}
      rowActions={() => (
        <Button size="sm" variant="ghost">
          Open
        </Button>
      )}
    />
  );
}

window.bench = {
  prepare({ rows: count, columns: columnCount }) {
    const described = benchColumns(columnCount);
    rows = benchRows(count, described);
    columns = described.map(({ id, header, isNumeric }) => ({
      id,
      header,
      isNumeric,
      cell: (row) => row[id],
      sortValue: (row) => row[id],
    }));
  },
  mount() {
    createRoot(document.getElementById('app')!).render(<List />);
  },
};
