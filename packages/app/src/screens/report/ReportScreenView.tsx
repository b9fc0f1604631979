import { FilterForm } from '@karmik/forms/FilterForm';
import { withFilters, type Filters } from '@karmik/forms/filter-params';
import { useForms, type FormsSurroundings } from '@karmik/forms/FormsProvider';
import { FieldCell } from '@karmik/forms/FieldParts';
import { kindOf } from '@karmik/forms/kinds';
import type { Field } from '@karmik/model/kit/fields';
import type { Page } from '@karmik/model/kit/paging';
import { BarChart } from '@karmik/ui/BarChart';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { DataGrid, type GridColumn } from '@karmik/ui/DataTable/grid';
import { DonutChart } from '@karmik/ui/DonutChart';
import { EmptyState } from '@karmik/ui/EmptyState';
import { FiscalYearPicker } from '@karmik/ui/FiscalYearPicker';
import { Inline } from '@karmik/ui/Inline';
import { LineChart } from '@karmik/ui/LineChart';
import { MonthPicker } from '@karmik/ui/MonthPicker';
import { Skeleton } from '@karmik/ui/Skeleton';
import { adToBs } from 'date-bs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, follow } from '../../api/client.ts';
import { toFailure } from '../../api/failure.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import { monthAround, monthNameAround, type DayRange } from '../calendar/month-around.ts';
import type { AnyRecord, ReportScreen } from '../kit/screens.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import { columnsOf } from '../list/listing.ts';
import { filterFields, isNarrowed, queryOf, serverSorts, stateOf, tableSorts } from '../list/list-state.ts';
import { RowCell } from '../list/RowCell.tsx';
import { useGridView } from '../list/use-grid-view.ts';
import { LoadError } from '../query/LoadError.tsx';
import { endpoint, fieldOf, keyOf, nameOf, plainText, titleOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useScreenKey, useSlug } from '../surroundings/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { barsOf, sumOf } from './figures.ts';

/** The most rows that a chart and totals are made of here; an export holds all. */
const mostRows = 1_000;

async function readRows(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Page<AnyRecord>> {
  let page = await api.get(path, { searchParams: { ...query, limit: 100 }, signal }).json<Page<AnyRecord>>();
  const { count } = page;
  const results = [...page.results];
  while (page.next !== null && results.length < mostRows) {
    page = await follow(page.next, signal).json<Page<AnyRecord>>();
    results.push(...page.results);
  }
  return { results, next: page.next, ...(count === undefined ? {} : { count }) };
}

/** A list to draw conclusions from. */
export function ReportScreenView({ screen }: { screen: ReportScreen }): ReactNode {
  return (
    <ScreenPage screen={screen} actions={screen.path === undefined && <ExportButton listing={screen} />}>
      <Report screen={screen} />
    </ScreenPage>
  );
}

function Report({ screen }: { screen: ReportScreen }): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const { params, change, replace } = useAddress();
  const [view, setView] = useGridView(useScreenKey());
  const { entity, chart, totals = [], period } = screen;
  const names = [...(screen.filters ?? []), ...(period === undefined ? [] : [period])];
  const listing = { ...screen, filters: names };
  const state = stateOf(listing, params);
  const path = endpoint(entity, slug, screen.path);
  const asked = queryOf(listing, state);
  const query = useQuery({
    queryKey: keyOf(entity, path, 'report', asked),
    queryFn: ({ signal }) => readRows(path, asked, signal),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.results ?? [];
  const setFilters = (filters: Filters) => replace(withFilters(filterFields(listing), names, params, filters));

  if (query.error && !query.data)
    return (
      <LoadError failure={toFailure(query.error)} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  const columns = columnsOf(screen);
  const sorts = tableSorts(columns, state.sort);
  const laid = columns.map((column, index): GridColumn<AnyRecord> => ({
    id: column.id,
    header: say(column.header),
    cell: (record) => <RowCell entity={entity} column={column} record={record} href={undefined} />,
    isSortable: column.sort !== undefined,
    isHidden: column.isHidden,
    ...(column.isNumeric ? { isNumeric: true, align: 'end' as const } : {}),
    ...(column.minWidth === undefined ? {} : { minWidth: column.minWidth }),
    ...(totals.length > 0 && index === 0 ? { total: () => say(words.total) } : {}),
    ...(column.field !== undefined && totals.includes(column.field)
      ? {
          total: (some: readonly AnyRecord[]) => (
            <Total field={fieldOf(entity, column.field ?? '')} name={column.field ?? ''} rows={some} />
          ),
        }
      : {}),
  }));
  const count = query.data?.count ?? rows.length;
  return (
    <>
      <FilterForm
        entity={{ fields: filterFields(screen) }}
        names={screen.filters ?? []}
        value={state.filters}
        onChange={(next) =>
          setFilters({ ...next, ...(period && state.filters[period] ? { [period]: state.filters[period] } : {}) })
        }
        actions={
          period !== undefined && (
            <Period
              value={state.filters[period]?.gte}
              end={state.filters[period]?.lte}
              onChange={(range) =>
                setFilters({ ...state.filters, [period]: range ? { gte: range.start, lte: range.end } : {} })
              }
            />
          )
        }
      />
      {count > rows.length && !query.isPending && (
        <Banner tone="info">{say(words.partly(figures(rows.length), figures(count)))}</Banner>
      )}
      {chart && (
        <Card title={say(chart.title)}>
          {query.isPending ? (
            <Skeleton shape="block" count={3} />
          ) : rows.length === 0 ? (
            <EmptyState title={say(words.noFigures)} />
          ) : (
            <Chart screen={screen} chart={chart} rows={rows} />
          )}
        </Card>
      )}
      <DataGrid<AnyRecord>
        label={say(titleOf(screen))}
        columns={laid}
        rows={rows}
        rowId={(record) => String(record.id)}
        rowName={(record) => nameOf(entity, record)}
        status={query.isPending ? 'loading' : 'ready'}
        isFiltered={isNarrowed(state)}
        empty={<EmptyState title={texts.empty} description={screen.empty && say(screen.empty)} />}
        isSortedElsewhere
        hasColumnTools
        view={{ ...view, sort: sorts }}
        onViewChange={(next) => {
          const terms = serverSorts(columns, next.sort ?? []).join(',');
          if (terms !== state.sort.join(',')) change({ sort: terms });
          setView(next);
        }}
      />
    </>
  );
}

interface ChartProps {
  readonly screen: ReportScreen;
  readonly chart: NonNullable<ReportScreen['chart']>;
  readonly rows: readonly AnyRecord[];
}

function Chart({ screen: { entity }, chart: { shape, title, category, value }, rows }: ChartProps): ReactNode {
  const say = useModelText();
  const forms = useForms();
  const figures = useNumbers();
  const field = fieldOf(entity, category);
  const bars = barsOf(rows, (record) => textOf(field, record[category], forms) || say(words.none), value);
  const label = say(title);
  if (shape === 'donut')
    return <DonutChart label={label} slices={bars.map((bar) => ({ id: bar.label, ...bar }))} format={figures} />;
  const Drawn = shape === 'bar' ? BarChart : LineChart;
  return (
    <Drawn
      label={label}
      categories={bars.map((bar) => bar.label)}
      series={[
        {
          id: value,
          label: value === 'count' ? label : say(fieldOf(entity, value).label),
          values: bars.map((bar) => bar.value),
        },
      ]}
      format={figures}
    />
  );
}

/** A value as plain text, for what stands under an axis. */
function textOf(field: Field, value: unknown, forms: FormsSurroundings): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object')
    return 'full_name' in value ? plainText(value.full_name) : 'name' in value ? plainText(value.name) : '';
  const plain = plainText(value);
  return kindOf(field).text?.(plain, field, forms) ?? plain;
}

/** The sum of a field, shown as its values are. */
function Total({ field, rows, name }: { field: Field; rows: readonly AnyRecord[]; name: string }): ReactNode {
  const decimals =
    field.kind === 'decimal' ? field.decimals : field.kind === 'money' || field.kind === 'percent' ? 2 : 0;
  const sum = sumOf(rows, name, decimals);
  return <FieldCell field={field} value={decimals === 0 ? Number(sum) : sum} />;
}

interface PeriodProps {
  /** First day of the period in force. */
  readonly value: string | undefined;
  readonly end: string | undefined;
  readonly onChange: (range: DayRange | undefined) => void;
}

/** A month of the reader's calendar, or a fiscal year. */
function Period({ value, end, onChange }: PeriodProps): ReactNode {
  const say = useModelText();
  const { calendar } = useForms();
  const isMonth = value !== undefined && monthAround(value, calendar).end === end;
  return (
    <Inline gap="sm">
      <MonthPicker
        label={say(words.month)}
        value={isMonth ? { calendar, month: monthNameAround(value, calendar) } : null}
        onChange={(month) => onChange(month ?? undefined)}
      />
      <FiscalYearPicker
        label={say(words.fiscalYear)}
        value={value !== undefined && !isMonth ? { fiscalYear: fiscalYearAround(value) } : null}
        onChange={(year) => onChange(year ?? undefined)}
      />
    </Inline>
  );
}

/** @example fiscalYearAround('2026-11-21') // '2083/84' */
function fiscalYearAround(day: string): string {
  const { year, month } = adToBs(day);
  const first = month < 4 ? year - 1 : year;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
