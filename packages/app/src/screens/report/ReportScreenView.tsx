import { FieldCell } from '@karmik/forms/FieldParts';
import { FilterForm } from '@karmik/forms/FilterForm';
import { withFilters, type Filters } from '@karmik/forms/filter-params';
import type { Field } from '@karmik/model/kit/fields';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataGrid, type GridColumn } from '@karmik/ui/DataTable/grid';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toFailure } from '../../api/failure.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import type { AnyRecord, ReportScreen } from '../kit/screens.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import { columnsOf, type LaidColumn, type Listing } from '../list/listing.ts';
import { filterFields, isNarrowed, queryOf, serverSorts, stateOf, tableSorts } from '../list/list-state.ts';
import { OfflineBanner } from '../list/OfflineBanner.tsx';
import { RowCell } from '../list/RowCell.tsx';
import { useGridView } from '../list/use-grid-view.ts';
import { useSavedViews } from '../list/use-saved-views.ts';
import { LoadError } from '../query/LoadError.tsx';
import { endpoint, fieldOf, nameOf, titleOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useScreenKey, useSlug } from '../surroundings/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { sumOf } from './figures.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import * as styles from './report.css.ts';
import { rowsQuery } from './read-rows.ts';
import { RecordChart } from './RecordChart.tsx';

/** A report as a list: its period is one more filter, and its rows are sorted by every field. */
const listingOf = (screen: ReportScreen): Listing & { readonly filters: readonly string[] } => ({
  ...screen,
  isSortedByFields: true,
  filters: [...(screen.filters ?? []), ...(screen.period === undefined ? [] : [screen.period])],
});

/** A list to draw conclusions from. */
export function ReportScreenView({ screen }: { screen: ReportScreen }): ReactNode {
  return (
    <ScreenPage screen={screen} actions={<ExportButton listing={listingOf(screen)} />}>
      <Report screen={screen} />
    </ScreenPage>
  );
}

function Report({ screen }: { screen: ReportScreen }): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const { params, replace } = useAddress();
  const { entity, chart, period } = screen;
  const listing = listingOf(screen);
  const state = stateOf(listing, params);
  const query = useQuery(rowsQuery(entity, endpoint(entity, slug, screen.path), queryOf(listing, state)));
  const rows = query.data?.results ?? [];
  const setFilters = (filters: Filters) =>
    replace(withFilters(filterFields(listing), listing.filters, params, filters));

  if (query.error && !query.data)
    return (
      <LoadError failure={toFailure(query.error)} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  const count = query.data?.count ?? rows.length;
  return (
    <>
      <div className={styles.bar}>
        {period !== undefined && (
          <PeriodPicker
            value={state.filters[period]?.gte}
            end={state.filters[period]?.lte}
            onChange={(range) =>
              setFilters({ ...state.filters, [period]: range ? { gte: range.start, lte: range.end } : {} })
            }
          />
        )}
        <div className={styles.filters}>
          <FilterForm
            entity={{ fields: filterFields(screen) }}
            names={screen.filters ?? []}
            value={state.filters}
            onChange={(next) =>
              setFilters({ ...next, ...(period && state.filters[period] ? { [period]: state.filters[period] } : {}) })
            }
          />
        </div>
      </div>
      {query.data && <OfflineBanner />}
      {count > rows.length && !query.isPending && (
        <Banner tone="info">{say(words.partly(figures(rows.length), figures(count)))}</Banner>
      )}
      {chart && (
        <Card>
          {query.isPending ? (
            <Skeleton shape="block" count={3} />
          ) : (
            <RecordChart entity={entity} chart={chart} rows={rows} />
          )}
        </Card>
      )}
      <ReportTable
        screen={screen}
        listing={listing}
        rows={rows}
        isLoading={query.isPending}
        empty={
          isNarrowed(state) ? (
            <EmptyState
              title={texts.empty}
              description={say(words.noMatchWhy)}
              actions={
                <Button variant="outline" tone="neutral" onPress={() => setFilters({})}>
                  {say(words.clearFilters)}
                </Button>
              }
            />
          ) : (
            <EmptyState title={texts.empty} description={screen.empty && say(screen.empty)} />
          )
        }
      />
    </>
  );
}

interface ReportTableProps {
  readonly screen: ReportScreen;
  readonly listing: Listing;
  readonly rows: readonly AnyRecord[];
  readonly isLoading: boolean;
  readonly empty: ReactNode;
}

/** The rows with their totals, arranged as this browser keeps them. */
function ReportTable({ screen, listing, rows, isLoading, empty }: ReportTableProps): ReactNode {
  const say = useModelText();
  const key = useScreenKey();
  const { params, change, replace } = useAddress();
  const [view, setView] = useGridView(key);
  const savedViews = useSavedViews(key, params, (address, kept) => {
    setView(kept);
    replace(new URLSearchParams(address));
  });
  const { entity, totals = [] } = screen;
  const columns = columnsOf(listing);
  const sorts = tableSorts(columns, stateOf(listing, params).sort);

  const totalOf = ({ field }: LaidColumn, index: number): GridColumn<AnyRecord>['total'] => {
    if (field !== undefined && totals.includes(field))
      return (some) => <Total field={fieldOf(entity, field)} name={field} rows={some} />;
    return totals.length > 0 && index === 0 ? () => say(words.total) : undefined;
  };
  const laid = columns.map((column, index): GridColumn<AnyRecord> => {
    const total = totalOf(column, index);
    return {
      id: column.id,
      header: say(column.header),
      cell: (record) => <RowCell entity={entity} column={column} record={record} href={undefined} />,
      isSortable: column.sort !== undefined,
      isHidden: column.isHidden,
      hasTwoLines: column.hasTwoLines,
      ...(column.isNumeric ? { isNumeric: true, align: 'end' as const } : {}),
      ...(column.minWidth === undefined ? {} : { minWidth: column.minWidth }),
      ...(total ? { total } : {}),
    };
  });

  return (
    <Card isFlush>
      <DataGrid<AnyRecord>
        label={say(titleOf(screen))}
        columns={laid}
        rows={rows}
        rowId={(record) => String(record.id)}
        rowName={(record) => nameOf(entity, record)}
        status={isLoading ? 'loading' : 'ready'}
        empty={empty}
        isSortedElsewhere
        hasColumnTools
        savedViews={savedViews}
        view={{ ...view, sort: sorts }}
        onViewChange={(next) => {
          const terms = serverSorts(columns, next.sort ?? []).join(',');
          if (terms !== stateOf(listing, params).sort.join(',')) change({ sort: terms });
          setView(next);
        }}
      />
    </Card>
  );
}

/** The sum of a field, shown as its values are. */
function Total({ field, rows, name }: { field: Field; rows: readonly AnyRecord[]; name: string }): ReactNode {
  const decimals =
    field.kind === 'decimal' ? field.decimals : field.kind === 'money' || field.kind === 'percent' ? 2 : 0;
  const sum = sumOf(rows, name, decimals);
  return <FieldCell field={field} value={decimals === 0 ? Number(sum) : sum} />;
}
