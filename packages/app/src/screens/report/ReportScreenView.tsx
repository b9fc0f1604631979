import { FieldCell } from '@karmik/forms/FieldParts';
import { FilterForm } from '@karmik/forms/FilterForm';
import { filtersFromParams, withFilters, type Filters } from '@karmik/forms/filter-params';
import { useForms } from '@karmik/forms/FormsProvider';
import type { ChoiceField, Field } from '@karmik/model/kit/fields';
import type { Query } from '@karmik/model/kit/query';
import { groupTerm, reportQuery, type MeasureValues, type ReportLook } from '@karmik/model/kit/report';
import type { Text as ModelText } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataGrid, type GridColumn } from '@karmik/ui/DataTable/grid';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Pagination } from '@karmik/ui/Pagination';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { toFailure } from '../../api/failure.ts';
import { useDateStyle } from '../../preferences/dates.ts';
import { todayThere } from '../../preferences/place.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import type { AnyRecord, ReportScreen } from '../kit/screens.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import { columnsOf, type LaidColumn, type Listing } from '../list/listing.ts';
import {
  filterFields,
  isNarrowed,
  pageSizes,
  type ListState,
  queryOf,
  serverSorts,
  stateOf,
  tableSorts,
  withDrilled,
} from '../list/list-state.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { OfflineBanner } from '../list/OfflineBanner.tsx';
import { RowCell } from '../list/RowCell.tsx';
import { useGridView } from '../list/use-grid-view.ts';
import { reportListing } from '../list/listing-of.ts';
import { useDetail } from '../list/use-detail.tsx';
import { useRecords } from '../list/use-records.ts';
import { useSavedViews } from '../list/use-saved-views.ts';
import { Loaded } from '../query/Loaded.tsx';
import { LoadError } from '../query/LoadError.tsx';
import { endpoint, fieldOf, nameOf, plainText, pluralOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useScreenKey, useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { aggregateQuery } from './aggregate.ts';
import { askedBy, listedInput, narrowingFields, oneOf } from './asked.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { useFigures } from './figures.ts';
import { isExploring, lookOf } from './look.ts';
import { LookPicker } from './LookPicker.tsx';
import { Parts } from './Parts.tsx';
import { carriedPeriod, isCompared, periodChange, spanIn, withoutRelative, withPeriodOf } from './period.ts';
import { PeriodControl } from './PeriodControl.tsx';
import { drawnMeasure, RecordChart, type Drill } from './RecordChart.tsx';
import * as styles from './report.css.ts';
import { RowsChart } from './RowsChart.tsx';
import { ScheduleButton } from './ScheduleButton.tsx';
import { Totals } from './Totals.tsx';
import { useReportAddress } from './use-report-address.ts';

/**
 * Figures with the records that they are made of, under the same filters.
 * @param title the name of a report that someone put together; absent: that of its line in the catalogue
 */
export function ReportScreenView({ screen: given, title }: { screen: ReportScreen; title?: string }): ReactNode {
  const slug = useSlug();
  const chosen = given.useColumns?.(slug);
  const declared = chosen ? { ...given, columns: chosen, exported: chosen } : given;
  const { Actions } = declared;
  const { params, latest } = useReportAddress(declared);
  const calendar = useDateStyle().calendar === 'BS' ? 'bs' : 'ad';
  const screen = askedBy(declared, params, calendar);
  const { params: address, change } = useAddress();
  const say = useModelText();
  const { entity, report } = screen;
  const look = lookOf(entity, report, params);
  const isOpen = isExploring(params);
  return (
    <ScreenPage
      screen={{ entity, description: screen.description ?? report.question }}
      carried={carriedPeriod(address, report.period)}
      {...(title === undefined ? {} : { title })}
      actions={
        <>
          {Actions && <Actions slug={slug} params={params} />}
          <Button
            variant="outline"
            tone="neutral"
            onPress={() =>
              change(
                isOpen ? { explore: null, group_by: null, measures: null, look: null } : { explore: '1', look: null },
              )
            }
          >
            {say(isOpen ? words.answer : words.explore)}
          </Button>
          <ScheduleButton report={screen.report} />
          <ExportButton
            listing={reportListing(screen)}
            summary={reportQuery(look, report.order)}
            report={nameOfReport(screen)}
            params={params}
          />
        </>
      }
    >
      <Loaded query={latest} waiting={<Skeleton shape="block" count={3} />}>
        {() => <ReportBody screen={screen} look={look} params={params} />}
      </Loaded>
    </ScreenPage>
  );
}

const nameOfReport = ({ entity, report }: ReportScreen): string | undefined =>
  Object.keys(entity.reports ?? {}).find((name) => entity.reports?.[name] === report);

interface ReportBodyProps {
  readonly screen: ReportScreen;
  readonly look: ReportLook;
  /** The address with its period as days. */
  readonly params: URLSearchParams;
}

function ReportBody({ screen, look, params }: ReportBodyProps): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const slug = useSlug();
  const { calendar } = useForms();
  const { params: address, change, replace } = useAddress();
  const { entity, report, Answer, asks } = screen;
  const { period } = report;
  const isTimed = report.opensOn !== 'now';
  const isOpen = isExploring(params);
  const isOfPeople = report.shape === 'day' && !isOpen;
  const today = todayThere();
  const listing = withDrilled(reportListing(screen), params);
  const state = withUnit(stateOf(listing, params), isOfPeople ? unitIn(screen, params) : undefined, params);
  const { query, rows, count } = useRecords(listing, state);
  const others = totalsOf(query.data?.pages[0] as Totalled | undefined);
  const headline = asks?.headline?.map((name) => `sum:${name}`);
  const { sort: _sort, ...filters } = queryOf(listing, state);
  const span = spanIn(params, report);
  const path = endpoint(entity, slug, screen.path);
  const isBeside = period !== undefined && span !== undefined && isCompared(params, report);
  const figures = useQuery(
    aggregateQuery(entity, path, {
      ...filters,
      ...reportQuery(look, report.order),
      period_calendar: calendar,
      ...(isBeside ? { compare: 'previous', compare_by: period } : {}),
    }),
  );
  // Where the groups are people, their course over time says more than a bar for each of them.
  const course = isOpen ? undefined : report.chartBy;
  const drawn = { ...look, ...(course === undefined ? {} : { groupBy: course, pivot: undefined }) };
  const overTime = useQuery({
    ...aggregateQuery(entity, path, { ...filters, ...reportQuery(drawn), period_calendar: calendar }),
    enabled: course !== undefined,
  });
  const charted = course === undefined ? figures : overTime;
  const isDrawn =
    drawn.groupBy !== undefined &&
    drawnMeasure(entity, drawn) !== undefined &&
    !isOfPeople &&
    (isOpen || (report.chart !== 'none' && fieldOf(entity, groupTerm(drawn.groupBy).field).kind !== 'user'));
  const navigate = useNavigate();
  const rowsRef = useShownRows(params);
  const asked = asks === undefined ? {} : narrowingFields(asks);
  const barFields = { ...asked, ...filterFields(listing) };
  const barNames = [...Object.keys(asked), ...listing.filters];
  const setFilters = (next: Filters) => {
    const ones = Object.entries(next).map(([name, filter]) => [
      name,
      asks !== undefined && name in asks.input.fields ? oneOf(filter) : filter,
    ]);
    const chosen = withoutRelative(withFilters(barFields, barNames, params, Object.fromEntries(ones)), report);
    for (const name of ['page', 'look']) chosen.delete(name);
    // The period stays as it was named: other filters do not choose its days.
    replace(isTimed ? withPeriodOf(chosen, address, report) : chosen);
  };
  const hrefOf = (into: Drill) => {
    const next = withoutRelative(params, report);
    for (const [name, value] of Object.entries(into)) next.set(name, value);
    next.delete('page');
    next.set('look', 'rows');
    return `?${next.toString()}`;
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
        {isTimed && (
          <PeriodControl
            span={span}
            today={today}
            onChange={(chosen) => change(periodChange(report, chosen, calendar, today), true)}
            isCompared={isBeside}
            {...(period === undefined || report.shape === 'day' || (screen.Answer && !isOpen)
              ? {}
              : { onCompare: (isOn) => change({ compare: isOn ? 'previous' : 'none', look: null }) })}
          />
        )}
        <div className={styles.filters}>
          <FilterForm
            entity={{ fields: barFields }}
            names={barNames.filter((name) => name !== period)}
            value={{ ...filtersFromParams(asked, Object.keys(asked), params), ...state.filters }}
            onChange={setFilters}
            search={
              asks && (
                <ListSearch
                  label={say(words.search)}
                  value={state.search}
                  onChange={(text) => change({ search: text, page: null, look: null })}
                />
              )
            }
          />
        </div>
      </div>
      {asks && listedInput(asks).length > 0 && <ListedInput asks={asks} params={params} />}
      {query.data && <OfflineBanner />}
      <Text size="sm" tone="muted">
        {say(report.help)}
      </Text>
      {isOpen && <LookPicker entity={entity} report={report} look={look} onChange={change} />}
      {Answer && !isOpen ? (
        <Answer slug={slug} asked={filters} span={span} hrefOf={hrefOf} />
      ) : (
        <>
          {figures.data &&
            (isOfPeople ? (
              <Parts entity={entity} report={report} look={look} figures={figures.data} hrefOf={hrefOf} />
            ) : (
              <Totals
                entity={entity}
                report={report}
                look={headline && !isOpen ? { ...look, measures: headline } : look}
                figures={{ ...figures.data, totals: { ...figures.data.totals, ...others } }}
                href={hrefOf({})}
              />
            ))}
          {asks?.drawn && !isOpen && <RowsChart screen={screen} drawn={asks.drawn} path={path} asked={filters} />}
          {isDrawn && (
            <Card>
              {charted.data ? (
                <RecordChart
                  entity={entity}
                  report={report}
                  look={drawn}
                  figures={charted.data}
                  onOpen={(into) => void navigate(hrefOf(into))}
                />
              ) : (
                <Skeleton shape="block" count={3} />
              )}
            </Card>
          )}
          {figures.data && !isOfPeople && (
            <FiguresTable entity={entity} report={report} look={look} figures={figures.data} hrefOf={hrefOf} />
          )}
        </>
      )}
      <section ref={rowsRef} tabIndex={-1} aria-label={say(words.rows)} className={styles.rows}>
        {isOfPeople && <UnitPicker screen={screen} />}
        <ReportTable
          screen={screen}
          unit={isOfPeople ? unitIn(screen, params) : undefined}
          listing={listing}
          rows={rows}
          totals={figures.data && { ...figures.data.totals, ...others }}
          isLoading={query.isPending}
          empty={
            isNarrowed({ ...state, filters: withoutPeriod(state.filters, period) }) ? (
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
            label={say(pluralOf(screen.entity))}
            page={state.page}
            pageSize={state.size}
            total={count}
            onPageChange={(page) => change({ page: page === 1 ? null : String(page) }, true)}
            pageSizes={pageSizes}
            onPageSizeChange={(size) => change({ size: size === pageSizes[0] ? null : String(size), page: null })}
          />
        )}
      </section>
    </>
  );
}

const noUnit = 'none';

/** By what the people of a day are put together: as the reader chose, else the first unit of the report. */
const unitIn = ({ report: { units = [] } }: ReportScreen, params: URLSearchParams): string | undefined => {
  const chosen = params.get('unit');
  return chosen === noUnit ? undefined : (units.find((each) => each === chosen) ?? units[0]);
};

/** The people of a unit are together, and as many on a page as a unit usually has. */
const withUnit = (state: ListState, unit: string | undefined, params: URLSearchParams): ListState =>
  unit === undefined
    ? state
    : {
        ...state,
        sort: [unit, ...state.sort.filter((term) => term.replace('-', '') !== unit)].slice(0, 3),
        ...(params.has('size') ? {} : { size: pageSizes[2] }),
      };

const withoutPeriod = (filters: Filters, period: string | undefined): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== period));

/** A page of a computed list. */
interface Totalled {
  readonly totals?: MeasureValues;
}

/** Figures of all rows of a computed list that are no sums, where their columns have sums otherwise. */
const totalsOf = (page: Totalled | undefined): MeasureValues =>
  Object.fromEntries(Object.entries(page?.totals ?? {}).map(([name, value]) => [`sum:${name}`, value]));

/** What is chosen among a few values before the rows are worked out. */
function ListedInput({ asks, params }: { readonly asks: Query; readonly params: URLSearchParams }): ReactNode {
  const say = useModelText();
  const { change } = useAddress();
  return (
    <div className={styles.look}>
      {listedInput(asks).map(([name, field]) => {
        const { choices, default: usual } = field as ChoiceField<string>;
        return (
          <Select
            key={name}
            label={say(field.label)}
            options={Object.entries<ModelText>(choices).map(([id, label]) => ({ id, label: say(label) }))}
            value={params.get(name) ?? usual ?? null}
            onChange={(next) => change({ [name]: next === usual ? null : String(next), page: null, look: null }, true)}
          />
        );
      })}
    </div>
  );
}

/** By which unit the people of a day are listed. */
function UnitPicker({ screen }: { screen: ReportScreen }): ReactNode {
  const say = useModelText();
  const { params, change } = useAddress();
  const { entity, report } = screen;
  const { units = [] } = report;
  if (units.length < 2) return null;
  return (
    <div className={styles.unit}>
      <SegmentedControl
        label={say(words.unit)}
        value={unitIn(screen, params) ?? noUnit}
        onChange={(unit) => change({ unit: unit === units[0] ? null : unit, page: null, look: null })}
        options={[
          ...units.map((name) => ({ id: name, label: say(fieldOf(entity, name).label) })),
          { id: noUnit, label: say(words.noUnit) },
        ]}
      />
    </div>
  );
}

/** Brings the records of a figure into sight, when the address leads to them. */
function useShownRows(params: URLSearchParams): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const isAsked = params.get('look') === 'rows';
  const address = params.toString();
  useEffect(() => {
    if (!isAsked) return;
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [isAsked, address]);
  return ref;
}

interface ReportTableProps {
  readonly screen: ReportScreen;
  readonly listing: Listing;
  /** The field by which rows are put together; absent: as the reader arranged them. */
  readonly unit: string | undefined;
  readonly rows: readonly AnyRecord[];
  /** Of all rows that match, on every page. */
  readonly totals: MeasureValues | undefined;
  readonly isLoading: boolean;
  readonly empty: ReactNode;
}

/** The rows with their totals, arranged as this browser keeps them. */
function ReportTable({ screen, listing, unit, rows, totals: sums, isLoading, empty }: ReportTableProps): ReactNode {
  const say = useModelText();
  const key = useScreenKey();
  const { params, change, replace } = useAddress();
  const [view, setView] = useGridView(key);
  const savedViews = useSavedViews(key, params, (address, kept) => {
    setView(kept);
    replace(new URLSearchParams(address));
  });
  const { entity } = screen;
  const detail = useDetail(screen);
  const { groupName } = useFigures(entity);
  const columns = columnsOf(listing);
  const sorts = tableSorts(columns, stateOf(listing, params).sort);

  const sumOf = ({ field }: LaidColumn) => (field === undefined ? undefined : sums?.[`sum:${field}`]);
  const hasSums = columns.some((column) => sumOf(column) !== undefined);
  const totalOf = (column: LaidColumn, index: number): GridColumn<AnyRecord>['total'] => {
    const sum = sumOf(column);
    if (column.field !== undefined && sum !== undefined) {
      const field = fieldOf(entity, column.field);
      // What the groups of a page come to is no total of all.
      return (some) => (some === rows ? <Sum field={field} value={sum} /> : null);
    }
    return hasSums && index === 0 ? () => say(words.total) : undefined;
  };
  const laid = columns.map((column, index): GridColumn<AnyRecord> => {
    const total = totalOf(column, index);
    return {
      id: column.id,
      header: say(column.header),
      cell: (record) => <RowCell entity={entity} column={column} record={record} href={undefined} />,
      isSortable: column.sort !== undefined,
      ...(unit !== undefined && column.field === unit
        ? { groupValue: (record: AnyRecord) => groupName(unit, { is_rest: false, value: record[unit] }) }
        : {}),
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
        label={say(pluralOf(screen.entity))}
        columns={laid}
        rows={rows}
        rowId={(record) => String(record.id)}
        rowName={(record) => nameOf(entity, record)}
        status={isLoading ? 'loading' : 'ready'}
        empty={empty}
        isSortedElsewhere
        hasColumnTools
        {...(detail ? { rowActions: detail.rowActions } : {})}
        savedViews={savedViews}
        view={{ ...view, sort: sorts, ...(unit === undefined ? {} : { groupBy: [unit] }) }}
        onViewChange={(next) => {
          const terms = serverSorts(columns, next.sort ?? []).join(',');
          if (terms !== stateOf(listing, params).sort.join(',')) change({ sort: terms, page: null });
          setView(next);
        }}
      />
      {detail?.drawer}
    </Card>
  );
}

/** The sum of a field, shown as its values are. */
function Sum({ field, value }: { field: Field; value: MeasureValues[string] | undefined }): ReactNode {
  const text = plainText(value) || '0';
  const isWhole = field.kind === 'number' || field.kind === 'duration';
  return <FieldCell field={field} value={isWhole ? Number(text) : text} />;
}
