import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import type { PaySheet } from '@karmik/model/payroll/review/review';
import { payRun } from '@karmik/model/payroll/run/run';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { DataGrid, type GridColumn } from '@karmik/ui/DataTable/grid';
import { Inline } from '@karmik/ui/Inline';
import { Pagination } from '@karmik/ui/Pagination';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { ListSearch } from '../../../screens/list/ListSearch.tsx';
import { DownloadButton } from '../../../screens/operation/DownloadButton.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { words as screenWords } from '../../../screens/words.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

type Row = PaySheet['results'][number];
const pageSize = 100;
const totals = ['gross', 'deductions', 'net', 'employer_cost'] as const;

/** Employees and headings of a payroll, with the employee in view while headings scroll. */
export function ReviewSheet({ run }: { readonly run: number }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const path = `${endpoint(payRun, slug, payrollEndpoints.run)}${run}/sheet/`;
  const asked = { search, limit: pageSize, offset: (page - 1) * pageSize };
  const query = useQuery({
    queryKey: keyOf(payRun, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<PaySheet>(),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="md">
      <Inline justify="between">
        <ListSearch
          label={say(screenWords.search)}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <DownloadButton path={`${path}export/`} />
      </Inline>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(sheet) => (
          <>
            <SheetGrid sheet={sheet} isFiltered={search !== ''} />
            {sheet.count > pageSize && (
              <Pagination
                label={say(words.sheet)}
                page={page}
                pageSize={pageSize}
                total={sheet.count}
                onPageChange={setPage}
              />
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function SheetGrid({ sheet, isFiltered }: { readonly sheet: PaySheet; readonly isFiltered: boolean }): ReactNode {
  const say = useModelText();
  const { money, language } = useValues();
  const amount = { align: 'end', isNumeric: true, minWidth: '8rem' } as const;
  const columns: GridColumn<Row>[] = [
    {
      id: 'employee',
      header: say(paySlip.fields.employee.label),
      cell: ({ employee }) => <PersonChip person={employee} />,
      minWidth: '13rem',
      pin: 'start',
      canHide: false,
      hasTwoLines: true,
    },
    ...sheet.headings.map(({ formula_name, heading, heading_ne }): GridColumn<Row> => ({
      ...amount,
      id: formula_name,
      header: (language === 'ne' && heading_ne) || heading,
      cell: ({ amounts }) => (amounts[formula_name] === undefined ? '–' : money(amounts[formula_name])),
      sortValue: ({ amounts }) => Number(amounts[formula_name] ?? 0),
    })),
    ...totals.map((name): GridColumn<Row> => ({
      ...amount,
      id: `total ${name}`,
      header: say(paySlip.fields[name].label),
      cell: (row) => money(row[name]),
      sortValue: (row) => Number(row[name]),
    })),
  ];
  return (
    <DataGrid
      label={say(words.sheet)}
      columns={columns}
      rows={sheet.results}
      rowId={({ id }) => String(id)}
      rowName={({ employee }) => employee.full_name}
      empty={say(words.noPayslips)}
      isFiltered={isFiltered}
      maxHeight="70vh"
    />
  );
}
