import { ClientSideRowModelModule, ModuleRegistry, type ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { benchColumns, benchRows, type BenchRow } from '../../rows.ts';
import { Chip } from './chip.tsx';

ModuleRegistry.registerModules([ClientSideRowModelModule]);

let element: ReactNode;

window.bench = {
  prepare({ rows, columns: count, isRich }) {
    const described = benchColumns(count);
    const data = benchRows(rows, described);
    const columns = described.map(({ id, header }, index): ColDef<BenchRow> => ({
      field: id,
      headerName: header,
      width: 150,
      sortable: true,
      ...(isRich && index === 0 ? { pinned: 'left', cellRenderer: Chip } : {}),
      ...(isRich && index === count - 1 ? { pinned: 'right' } : {}),
    }));
    element = (
      <div style={{ height: 600 }}>
        <AgGridReact rowData={data} columnDefs={columns} rowHeight={44} headerHeight={44} animateRows={false} />
      </div>
    );
  },
  mount() {
    createRoot(document.getElementById('app')!).render(element);
  },
};
