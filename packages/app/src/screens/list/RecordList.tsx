import { FilterForm } from '@karmik/forms/FilterForm';
import { withFilters } from '@karmik/forms/filter-params';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable, type DataColumn, type TableSort } from '@karmik/ui/DataTable';
import { DataGrid } from '@karmik/ui/DataTable/grid';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Pagination } from '@karmik/ui/Pagination';
import { fillPath } from '@karmik/model/kit/links';
import { use, useEffect, type ReactNode } from 'react';
import { toFailure } from '../../api/failure.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { LoadError } from '../query/LoadError.tsx';
import { LoadMore } from '../query/LoadMore.tsx';
import { endpoint, nameOf, pluralOf } from '../records.ts';
import { PageRoute, usePageParams } from '../providers/page-route.ts';
import { useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { columnsOf, type LaidColumn, type Listing } from './listing.ts';
import {
  filterFields,
  isNarrowed,
  pageSizes,
  queryOf,
  serverSorts,
  stateOf,
  tableSorts,
  viewAddress,
  withDrilled,
  type ListState,
} from './list-state.ts';
import { leaveTrail } from './trail.ts';
import { ListSearch } from './ListSearch.tsx';
import * as styles from './list.css.ts';
import { OfflineBanner, useIsOnline } from './OfflineBanner.tsx';
import { RowCell } from './RowCell.tsx';
import type { Looked } from './use-chosen.ts';
import { useGridView } from './use-grid-view.ts';
import { useRecords } from './use-records.ts';
import { useSavedViews } from './use-saved-views.ts';

/** What can be done with rows of a list that are chosen together. */
export interface RowChoice extends Required<Pick<GridProps, 'selection'>> {}
/** The same, and what can be done with one in its row. */
export interface RowDecisions extends RowChoice, Required<Pick<GridProps, 'rowActions' | 'rowActionsWidth'>> {}

export interface RecordListProps {
  readonly listing: Listing;
  /** Under which this browser and saved views know the list. */
  readonly screen: string;
  /** Where the name of a row leads. */
  readonly hrefOf?: (record: AnyRecord) => string | undefined;
  readonly rowActions?: (record: AnyRecord) => ReactNode;
  /** Undefined where there is nothing to do with rows. */
  readonly decisionsOn?: (looked: Looked) => RowChoice | RowDecisions | undefined;
  /** At the end of the line of filters. */
  readonly tools?: ReactNode;
  /** The next step of someone who sees an empty list. */
  readonly emptyAction?: ReactNode;
  /** A grid has columns to arrange and views to keep; a table is for few rows. */
  readonly look: 'grid' | 'table';
}

/** Records as rows: search, filters, order and page in the address, and each state that a list can be in. */
export function RecordList({
  listing: declared,
  screen,
  hrefOf,
  rowActions,
  decisionsOn,
  tools,
  emptyAction,
  look,
}: RecordListProps): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const { params, change, replace } = useAddress();
  const listing = withDrilled(declared, params);
  const state = stateOf(listing, params);
  const { query, rows, count } = useRecords(listing, state);
  useLeftTrail(listing, state, params, query.isPlaceholderData ? [] : rows, count);
  const isOnline = useIsOnline();
  const { entity, filters, search } = listing;
  const columns = columnsOf(listing);
  const narrowed = isNarrowed(state);
  const failure = query.error ? toFailure(query.error) : isOnline ? undefined : noAnswer;

  const laid = columns.map(
    (column, index): DataColumn<AnyRecord> & Pick<LaidColumn, 'isHidden' | 'hasTwoLines' | 'isWhole'> => ({
      id: column.id,
      header: say(column.header),
      cell: (record) => (
        <RowCell entity={entity} column={column} record={record} href={index === 0 ? hrefOf?.(record) : undefined} />
      ),
      isSortable: column.sort !== undefined,
      isHidden: column.isHidden,
      hasTwoLines: column.hasTwoLines,
      isWhole: column.isWhole,
      isHiddenOnCards: column.isHiddenOnCards,
      ...(column.isNumeric ? { isNumeric: true, align: 'end' as const } : {}),
      ...(column.minWidth === undefined ? {} : { minWidth: column.minWidth }),
      ...(column.width === undefined ? {} : { width: column.width }),
    }),
  );
  const sorts = tableSorts(columns, state.sort);
  const { RowActions } = listing;
  const path = endpoint(entity, useSlug(), listing.path);
  const choice = decisionsOn?.({ rows, count, path, asked: queryOf(listing, state) });
  const decisions = choice && 'rowActions' in choice ? choice : undefined;
  const hasActions = rowActions !== undefined || RowActions !== undefined || decisions !== undefined;
  const clear = () => {
    const next = withFilters(filterFields(listing), filters, params, {});
    for (const name of ['search', 'page']) next.delete(name);
    replace(next);
  };

  const shared = {
    label: say(pluralOf(listing.entity)),
    columns: laid,
    rows,
    rowId: (record: AnyRecord) => String(record.id),
    rowName: (record: AnyRecord) => nameOf(entity, record),
    status: query.isPending ? ('loading' as const) : ('ready' as const),
    skeletonRows: 8,
    empty: narrowed ? (
      <EmptyState
        title={texts.empty}
        description={state.search ? texts.list.noMatch(state.search) : say(words.noMatchWhy)}
        actions={
          <Button variant="outline" tone="neutral" onPress={clear}>
            {say(words.clear)}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={texts.empty}
        description={
          state.archived === 'true' ? say(words.archiveEmpty) : listing.empty ? say(listing.empty) : undefined
        }
        actions={state.archived === 'true' ? undefined : emptyAction}
      />
    ),
    ...(choice ? { selection: choice.selection } : {}),
    ...(hasActions
      ? {
          rowActions: (record: AnyRecord) => (
            <span className={styles.rowActions}>
              {RowActions && <RowActions record={record} />}
              {rowActions?.(record)}
              {decisions?.rowActions(record)}
            </span>
          ),
        }
      : {}),
  };

  const bar = (search !== false || filters.length > 0 || tools) && (
    <FilterForm
      entity={{ fields: filterFields(listing) }}
      names={filters}
      value={state.filters}
      onChange={(next) => {
        const address = withFilters(filterFields(listing), filters, params, next);
        address.delete('page');
        replace(address);
      }}
      search={
        search === false ? undefined : (
          <ListSearch
            label={say(search ?? words.search)}
            value={state.search}
            onChange={(text) => change({ search: text, page: null })}
          />
        )
      }
      actions={tools}
    />
  );

  return (
    <div className={styles.root}>
      {look === 'table' && bar}
      {query.data && <OfflineBanner />}
      {failure && !query.data ? (
        <LoadError failure={failure} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : look === 'grid' ? (
        <ArrangedGrid
          {...shared}
          {...(decisions ? { rowActionsWidth: decisions.rowActionsWidth } : {})}
          toolbar={bar || undefined}
          screen={screen}
          sorts={sorts}
          onSorts={(next) => {
            const terms = serverSorts(columns, next).join(',');
            if (terms !== state.sort.join(',')) change({ sort: terms, page: null });
          }}
        />
      ) : (
        <Card isFlush>
          <DataTable
            {...shared}
            sort={sorts[0] ?? null}
            onSortChange={(next) => change({ sort: serverSorts(columns, next ? [next] : []).join(','), page: null })}
          />
        </Card>
      )}
      {count === undefined ? (
        <LoadMore query={query} />
      ) : (
        (count > pageSizes[0] || state.page > 1) && (
          <div className={styles.foot}>
            <Pagination
              label={say(pluralOf(listing.entity))}
              page={state.page}
              pageSize={state.size}
              total={count}
              onPageChange={(page) => change({ page: page === 1 ? null : String(page) }, true)}
              pageSizes={pageSizes}
              onPageSizeChange={(size) => change({ size: size === pageSizes[0] ? null : String(size), page: null })}
            />
          </div>
        )
      )}
    </div>
  );
}

/** Remembers the list for the pages to which its rows lead. */
function useLeftTrail(
  { trail, ...listing }: Listing,
  state: ListState,
  params: URLSearchParams,
  rows: readonly AnyRecord[],
  total: number | undefined,
): void {
  const slug = useSlug();
  const route = use(PageRoute);
  const pageParams = usePageParams();
  const first = rows[0]?.id;
  useEffect(() => {
    if (!trail || !route || total === undefined || rows.length === 0) return;
    const search = viewAddress(params);
    leaveTrail({
      ...trail,
      address: `${fillPath(route.path, pageParams)}${search ? `?${search}` : ''}`,
      path: endpoint(listing.entity, slug, listing.path),
      query: queryOf(listing, state),
      total,
      places: (state.page - 1) * state.size,
      rows,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the rows are new objects each time; who is first and how many there are tells them apart
  }, [params, first, rows.length, total]);
}

const noAnswer = { status: 0, fields: {}, messages: [], retryAfter: undefined };

type GridProps = Parameters<typeof DataGrid<AnyRecord>>[0];
interface ArrangedGridProps extends Pick<
  GridProps,
  | 'label'
  | 'columns'
  | 'rows'
  | 'rowId'
  | 'rowName'
  | 'status'
  | 'skeletonRows'
  | 'empty'
  | 'selection'
  | 'rowActions'
  | 'rowActionsWidth'
  | 'toolbar'
> {
  readonly screen: string;
  readonly sorts: readonly TableSort[];
  readonly onSorts: (sorts: readonly TableSort[]) => void;
}

/** A grid whose columns this browser keeps arranged, with the views that its reader keeps of it. */
function ArrangedGrid({ screen, sorts, onSorts, ...grid }: ArrangedGridProps): ReactNode {
  const { params, replace } = useAddress();
  const [view, setView] = useGridView(screen);
  const savedViews = useSavedViews(screen, params, (address, kept) => {
    setView(kept);
    replace(new URLSearchParams(address));
  });
  return (
    <Card isFlush>
      <DataGrid<AnyRecord>
        {...grid}
        view={{ ...view, sort: sorts }}
        onViewChange={(next) => {
          if (next.sort !== sorts) onSorts(next.sort ?? []);
          setView(next);
        }}
        isSortedElsewhere
        hasColumnTools
        savedViews={savedViews}
      />
    </Card>
  );
}
