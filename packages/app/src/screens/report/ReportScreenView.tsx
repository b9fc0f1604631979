import { FieldCell } from '@karmik/forms/FieldParts';
import { FilterForm } from '@karmik/forms/FilterForm';
import { withFilters, type Filters } from '@karmik/forms/filter-params';
import { useForms } from '@karmik/forms/FormsProvider';
import { kindOf } from '@karmik/forms/kinds';
import type { Field } from '@karmik/model/kit/fields';
import type { Aggregate, MeasureValues } from '@karmik/model/kit/report';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataGrid, type GridColumn } from '@karmik/ui/DataTable/grid';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Pagination } from '@karmik/ui/Pagination';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stat } from '@karmik/ui/Stat';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toFailure } from '../../api/failure.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import type { AnyRecord, ReportScreen } from '../kit/screens.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import { columnsOf, type LaidColumn, type Listing } from '../list/listing.ts';
import {
  filterFields,
  isNarrowed,
  pageSizes,
  queryOf,
  serverSorts,
  stateOf,
  tableSorts,
  withDrilled,
} from '../list/list-state.ts';
import { OfflineBanner } from '../list/OfflineBanner.tsx';
import { RowCell } from '../list/RowCell.tsx';
import { useGridView } from '../list/use-grid-view.ts';
import { useRecords } from '../list/use-records.ts';
import { useSavedViews } from '../list/use-saved-views.ts';
import { LoadError } from '../query/LoadError.tsx';
import { endpoint, fieldOf, nameOf, plainText, titleOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useScreenKey, useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { aggregateQuery, figuresAsked, measureOf } from './aggregate.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { RecordChart } from './RecordChart.tsx';
import * as styles from './report.css.ts';

/** A report as a list: its period is one more filter, and its rows are sorted by every field. */
const listingOf = (screen: ReportScreen): Listing & { readonly filters: readonly string[] } => ({
  ...screen,
  isSortedByFields: true,
  filters: [...(screen.filters ?? []), ...(screen.period === undefined ? [] : [screen.period])],
});

/** A list to draw conclusions from. */
export function ReportScreenView({ screen }: { screen: ReportScreen }): ReactNode {
  const { entity, chart, totals = [] } = screen;
  return (
    <ScreenPage
      screen={screen}
      actions={
        <ExportButton
          listing={listingOf(screen)}
          {...(chart ? { summary: figuresAsked(entity, chart, totals) } : {})}
        />
      }
    >
      <Report screen={screen} />
    </ScreenPage>
  );
}

function Report({ screen }: { screen: ReportScreen }): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const slug = useSlug();
  const { calendar } = useForms();
  const { params, change, replace } = useAddress();
  const { entity, chart, period, totals = [] } = screen;
  const listing = withDrilled(listingOf(screen), params);
  const state = stateOf(listing, params);
  const { query, rows, count } = useRecords(listing, state);
  const { sort: _sort, ...filters } = queryOf(listing, state);
  const span = period === undefined ? undefined : state.filters[period];
  const compared: Record<string, string> =
    period !== undefined && span?.gte && span.lte ? { compare: 'previous', compare_by: period } : {};
  const figures = useQuery(
    aggregateQuery(entity, endpoint(entity, slug, screen.path), {
      ...filters,
      ...figuresAsked(entity, chart, totals),
      period_calendar: calendar,
      ...compared,
    }),
  );
  const setFilters = (next: Filters) => {
    const address = withFilters(filterFields(listing), listing.filters, params, next);
    address.delete('page');
    replace(address);
  };
  const drill = (into: Readonly<Record<string, string>>) => {
    const address = new URLSearchParams(params);
    for (const [name, value] of Object.entries(into)) address.set(name, value);
    address.delete('page');
    replace(address);
  };

  const error = query.data ? (figures.data ? null : figures.error) : query.error;
  if (error)
    return (
      <LoadError
        failure={toFailure(error)}
        onRetry={() => void Promise.all([query.refetch(), figures.refetch()])}
        isRetrying={query.isFetching || figures.isFetching}
      />
    );
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
            entity={{ fields: filterFields(listing) }}
            names={listing.filters.filter((name) => name !== period)}
            value={state.filters}
            onChange={(next) =>
              setFilters({ ...next, ...(period && state.filters[period] ? { [period]: state.filters[period] } : {}) })
            }
          />
        </div>
      </div>
      {query.data && <OfflineBanner />}
      {figures.data?.previous && (
        <Compared screen={screen} figures={figures.data} before={figures.data.previous.values} />
      )}
      {chart && (
        <Card>
          {figures.data ? (
            <RecordChart entity={entity} chart={chart} figures={figures.data} onOpen={drill} />
          ) : (
            <Skeleton shape="block" count={3} />
          )}
        </Card>
      )}
      <ReportTable
        screen={screen}
        listing={listing}
        rows={rows}
        totals={figures.data?.totals}
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
      {count !== undefined && (count > pageSizes[0] || state.page > 1) && (
        <Pagination
          label={say(titleOf(screen))}
          page={state.page}
          pageSize={state.size}
          total={count}
          onPageChange={(page) => change({ page: page === 1 ? null : String(page) }, true)}
          pageSizes={pageSizes}
          onPageSizeChange={(size) => change({ size: size === pageSizes[0] ? null : String(size), page: null })}
        />
      )}
    </>
  );
}

interface ReportTableProps {
  readonly screen: ReportScreen;
  readonly listing: Listing;
  readonly rows: readonly AnyRecord[];
  /** Of all rows that match, on every page. */
  readonly totals: MeasureValues | undefined;
  readonly isLoading: boolean;
  readonly empty: ReactNode;
}

/** The rows with their totals, arranged as this browser keeps them. */
function ReportTable({ screen, listing, rows, totals: sums, isLoading, empty }: ReportTableProps): ReactNode {
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
      // What the groups of a page come to is no total of all.
      return (some) => (some === rows ? <Sum field={fieldOf(entity, field)} value={sums?.[`sum:${field}`]} /> : null);
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
          if (terms !== stateOf(listing, params).sort.join(',')) change({ sort: terms, page: null });
          setView(next);
        }}
      />
    </Card>
  );
}

/** The sum of a field, shown as its values are. */
function Sum({ field, value }: { field: Field; value: MeasureValues[string] | undefined }): ReactNode {
  const text = plainText(value) || '0';
  const isWhole = field.kind === 'number' || field.kind === 'duration';
  return <FieldCell field={field} value={isWhole ? Number(text) : text} />;
}

interface ComparedProps {
  readonly screen: ReportScreen;
  readonly figures: Aggregate;
  readonly before: MeasureValues;
}

/** What is measured in the chosen time, beside the time before. */
function Compared({ screen, figures, before }: ComparedProps): ReactNode {
  const say = useModelText();
  const numbers = useNumbers();
  const forms = useForms();
  const { entity, chart, totals = [] } = screen;
  const shown = [
    ...new Set([...(chart && !chart.isMean ? [measureOf(chart)] : []), ...totals.map((name) => `sum:${name}`)]),
  ];
  const textOf = (measure: string, values: MeasureValues): string => {
    const [, name] = measure.split(':');
    const text = plainText(values[measure]) || '0';
    const field = name === undefined ? undefined : fieldOf(entity, name);
    return (field && kindOf(field).text?.(text, field, forms)) ?? numbers(Number(text));
  };
  return (
    <Grid columns="4">
      {shown.map((measure) => {
        const [, name] = measure.split(':');
        return (
          <GridItem key={measure}>
            <Stat
              label={say(name === undefined ? titleOf(screen) : fieldOf(entity, name).label)}
              value={textOf(measure, figures.totals)}
              note={say(words.previousPeriod(textOf(measure, before)))}
            />
          </GridItem>
        );
      })}
    </Grid>
  );
}
