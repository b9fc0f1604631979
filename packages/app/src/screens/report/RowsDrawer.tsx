import type { Fields } from '@karmik/model/kit/fields';
import type { Page } from '@karmik/model/kit/paging';
import type { Query } from '@karmik/model/kit/query';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Pagination } from '@karmik/ui/Pagination';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDateStyle } from '../../preferences/dates.ts';
import { todayThere } from '../../preferences/place.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import type { PagePart, RecordDetail } from '../kit/bodies.ts';
import { queryScreen, type AnyRecord, type ReportScreen } from '../kit/screens.ts';
import { columnsOf } from '../list/listing.ts';
import { pageSizes } from '../list/list-state.ts';
import { RowCell } from '../list/RowCell.tsx';
import { Loaded } from '../query/Loaded.tsx';
import { endpoint, keyOf, nameOf } from '../records.ts';
import { useAddress } from '../use-address.ts';
import { askedBy } from './asked.ts';
import { withSpan } from './period.ts';

/**
 * What a row of a computed list opens: the rows of another one that is about its record (`:id` in its path), asked for the period of the
 * page.
 */
export function rowsDetail<const R extends Fields>(
  asks: Query<Fields, R>,
  query: Readonly<Record<string, string>> = {},
): RecordDetail {
  const screen = queryScreen(asks, { query });
  return function RowsDetail({ id, slug, onClose }): ReactNode {
    const say = useModelText();
    return (
      <Drawer isOpen size="lg" onOpenChange={(next) => !next && onClose()} title={say(asks.label)}>
        <Rows screen={screen} path={endpoint(screen.entity, slug, asks.path.replace(':id', id))} />
      </Drawer>
    );
  };
}

/** The rows of a computed list in an overview, of the period with which it opens. */
export function rowsPanel<const R extends Fields>(
  asks: Query<Fields, R>,
  query: Readonly<Record<string, string>> = {},
): PagePart {
  const screen = queryScreen(asks, { query });
  return function RowsPanel({ slug }): ReactNode {
    return <Rows screen={screen} path={endpoint(screen.entity, slug, asks.path)} />;
  };
}

function Rows({ screen: declared, path }: { readonly screen: ReportScreen; readonly path: string }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const calendar = useDateStyle().calendar === 'BS' ? 'bs' : 'ad';
  const { params } = useAddress();
  const [page, setPage] = useState(1);
  const screen = askedBy(declared, withSpan(params, declared.report, calendar, todayThere()), calendar);
  const { entity, report, empty } = screen;
  const [size] = pageSizes;
  const asked = { ...screen.query, limit: size, offset: (page - 1) * size };
  const query = useQuery({
    queryKey: keyOf(entity, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<AnyRecord>>(),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {({ results, count = 0 }) => (
        <Stack gap="md">
          <DataTable
            label={say(report.label)}
            rows={results}
            rowId={({ id }) => String(id)}
            rowName={(row) => nameOf(entity, row)}
            empty={empty ? say(empty) : texts.empty}
            columns={columnsOf(screen).map((column) => ({
              id: column.id,
              header: say(column.header),
              cell: (record: AnyRecord) => <RowCell entity={entity} column={column} record={record} href={undefined} />,
              ...(column.isNumeric ? { isNumeric: true, align: 'end' as const } : {}),
              ...(column.minWidth === undefined ? {} : { minWidth: column.minWidth }),
            }))}
          />
          {count > size && (
            <Pagination label={say(report.label)} page={page} pageSize={size} total={count} onPageChange={setPage} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
