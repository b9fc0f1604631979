import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import { createRoot } from 'react-dom/client';
import { Button } from '../../src/components/Button/index.ts';
import { DataGrid } from '../../src/components/DataTable/grid/index.ts';
import { DatePicker } from '../../src/components/DatePicker/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { UiProvider } from '../../src/provider/index.ts';
import { applyTheme } from '../../src/theme/index.ts';
import { benchColumns, benchRows, type BenchRow } from '../rows.ts';

applyTheme({ brand: 'base', mode: 'light' });
const described = benchColumns(5);
const rows = benchRows(50, described);

createRoot(document.getElementById('app')!).render(
  <UiProvider language="en" calendar="ad">
    <Stack>
      <TextField label="Name" />
      <TextField label="Place" />
      <Select
        label="Team"
        options={[
          { id: 'a', label: 'Finance' },
          { id: 'b', label: 'Support' },
        ]}
      />
      <DatePicker label="Joined" />
      <Button>Save</Button>
      <DataGrid<BenchRow>
        label="People"
        hasColumnTools
        rows={rows}
        rowId={(row) => String(row.id)}
        columns={described.map(({ id, header, isNumeric }) => ({
          id,
          header,
          isNumeric,
          cell: (row) => row[id],
          sortValue: (row) => row[id],
        }))}
      />
    </Stack>
  </UiProvider>,
);
