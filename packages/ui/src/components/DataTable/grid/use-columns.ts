import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnPinningState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GridColumn, GridColumnGroup, GridPin, GridView } from './grid-types.ts';
import { isHiddenIn, mergeOrder, pinOf, sortsOf } from './view.ts';

const features = /* @__PURE__ */ tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

type Features = typeof features;

/** Rows are not the engine's: it holds what is chosen about columns, and a row object each would cost more than the data. */
const noRows: object[] = [];

/** A heading of the upper row: over which of the shown columns it stands. */
export interface GroupHeading {
  readonly id: string;
  readonly header: string;
  readonly first: number;
  readonly count: number;
  readonly pin: GridPin | undefined;
}

export interface ShownColumn<Row> {
  readonly column: GridColumn<Row>;
  readonly pin: GridPin | undefined;
}

/** What can be done with columns. Each changes the view. */
export interface ColumnCommands {
  readonly toggleSort: (id: string, isAdded: boolean) => void;
  readonly setSort: (id: string, direction: 'ascending' | 'descending' | undefined) => void;
  readonly pin: (id: string, side: GridPin | undefined) => void;
  readonly setHidden: (id: string, isHidden: boolean) => void;
  readonly setWidth: (id: string, width: number | undefined) => void;
  readonly setOrder: (order: readonly string[]) => void;
}

interface ColumnsOptions<Row> {
  columns: readonly GridColumn<Row>[];
  groups: readonly GridColumnGroup[];
  view: GridView;
  setView: (change: (view: GridView) => GridView) => void;
}

/** The columns as they are shown, and the commands that change them: the engine's state, kept as a view. */
export function useColumns<Row>({ columns, groups, view, setView }: ColumnsOptions<Row>) {
  const defs = useMemo(() => definitions(columns, groups), [columns, groups]);
  const state = useMemo(() => stateOf(columns, view), [columns, view]);
  const table = useTable(
    {
      features,
      columns: defs,
      data: noRows,
      state,
      sortDescFirst: false,
      onSortingChange: (updater) =>
        setView((held) => ({ ...held, sort: toSorts(applied(updater, stateOf(columns, held).sorting)) })),
      onColumnOrderChange: (updater) =>
        setView((held) => ({ ...held, order: applied(updater, stateOf(columns, held).columnOrder) })),
      onColumnVisibilityChange: (updater) =>
        setView((held) => {
          const visible = applied(updater, stateOf(columns, held).columnVisibility);
          return withEach(held, columns, (column) => ({ isHidden: visible[column.id] === false }), isHiddenIn);
        }),
      onColumnPinningChange: (updater) =>
        setView((held) => {
          const pinning = applied(updater, stateOf(columns, held).columnPinning);
          return withEach(held, columns, (column) => ({ pin: sideIn(pinning, column.id) ?? 'none' }), pinOf);
        }),
      onColumnSizingChange: (updater) =>
        setView((held) => {
          const sizing = applied(updater, stateOf(columns, held).columnSizing);
          const choices = { ...held.columns };
          for (const { id } of columns) {
            const { width: _, ...rest } = choices[id] ?? {};
            const width = sizing[id];
            if (width !== undefined) choices[id] = { ...rest, width };
            else if (choices[id]?.width !== undefined) choices[id] = rest;
          }
          return { ...held, columns: choices };
        }),
    },
    nothing,
  );

  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const side = (leaves: readonly { readonly id: string }[], pin: GridPin | undefined): ShownColumn<Row>[] =>
      leaves.flatMap(({ id }) => {
        const column = byId.get(id);
        return column === undefined ? [] : [{ column, pin }];
      });
    const shown = [
      ...side(table.getStartVisibleLeafColumns(), 'start'),
      ...side(table.getCenterVisibleLeafColumns(), undefined),
      ...side(table.getEndVisibleLeafColumns(), 'end'),
    ];
    const headings: GroupHeading[] = [];
    let first = 0;
    for (const [pin, rows] of [
      ['start', table.getStartHeaderGroups()],
      [undefined, table.getCenterHeaderGroups()],
      ['end', table.getEndHeaderGroups()],
    ] as const) {
      if (groups.length > 0 && rows.length > 1) {
        for (const heading of rows[0]?.headers ?? []) {
          const group = groups.find((each) => each.id === heading.column.id);
          if (!heading.isPlaceholder && group !== undefined)
            headings.push({ id: heading.id, header: group.header, first, count: heading.colSpan, pin });
          first += heading.colSpan;
        }
      } else first += rows.at(-1)?.headers.length ?? 0;
    }
    const commands: ColumnCommands = {
      toggleSort: (id, isAdded) => table.getColumn(id)?.toggleSorting(undefined, isAdded),
      setSort: (id, direction) => {
        if (direction === undefined) table.getColumn(id)?.clearSorting();
        else table.setSorting([{ id, desc: direction === 'descending' }]);
      },
      pin: (id, position) => table.getColumn(id)?.pin(position ?? false),
      setHidden: (id, isHidden) => table.getColumn(id)?.toggleVisibility(!isHidden),
      setWidth: (id, width) => {
        if (width === undefined) table.getColumn(id)?.resetSize();
        else table.setColumnSizing((held) => ({ ...held, [id]: Math.round(width) }));
      },
      setOrder: (order) => table.setColumnOrder([...order]),
    };
    return { shown, headings, commands, order: state.columnOrder, sorts: sortsOf(columns, view) };
    // `table` is a new object at each render; what is read from it depends on these alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [columns, groups, state]);
}

const nothing = (): undefined => undefined;

function applied<Value>(updater: Updater<Value>, held: Value): Value {
  return typeof updater === 'function' ? (updater as (value: Value) => Value)(held) : updater;
}

/** Columns under their headings, in the order in which they are declared. */
function definitions<Row>(
  columns: readonly GridColumn<Row>[],
  groups: readonly GridColumnGroup[],
): ColumnDef<Features, object>[] {
  const leaf = (column: GridColumn<Row>): ColumnDef<Features, object> => {
    const canSort = column.sortValue !== undefined || column.isSortable === true;
    return {
      id: column.id,
      header: column.header,
      enableSorting: canSort,
      enableHiding: column.canHide !== false,
      accessorFn: () => undefined,
    };
  };
  const open = new Map<string, ColumnDef<Features, object>[]>();
  const defs: ColumnDef<Features, object>[] = [];
  for (const column of columns) {
    const group = groups.find((each) => each.id === column.group);
    if (group === undefined) {
      defs.push(leaf(column));
      continue;
    }
    const inside = open.get(group.id);
    if (inside !== undefined) inside.push(leaf(column));
    else {
      const children = [leaf(column)];
      open.set(group.id, children);
      defs.push({ id: group.id, header: group.header, columns: children });
    }
  }
  return defs;
}

function stateOf<Row>(columns: readonly GridColumn<Row>[], view: GridView) {
  const order = mergeOrder(columns, view.order);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const pinned = (side: GridPin): string[] =>
    order.filter((id) => {
      const column = byId.get(id);
      return column !== undefined && pinOf(column, view) === side;
    });
  const sizing: Record<string, number> = {};
  const visibility: Record<string, boolean> = {};
  for (const column of columns) {
    const width = view.columns?.[column.id]?.width;
    if (width !== undefined) sizing[column.id] = width;
    if (isHiddenIn(column, view)) visibility[column.id] = false;
  }
  return {
    sorting: sortsOf(columns, view).map(({ columnId, direction }) => ({
      id: columnId,
      desc: direction === 'descending',
    })),
    columnOrder: order,
    columnPinning: { start: pinned('start'), end: pinned('end') },
    columnVisibility: visibility,
    columnSizing: sizing,
  };
}

function toSorts(sorting: SortingState): NonNullable<GridView['sort']> {
  return sorting.map(({ id, desc }) => ({ columnId: id, direction: desc ? 'descending' : 'ascending' }));
}

function sideIn(pinning: ColumnPinningState, id: string): GridPin | undefined {
  return pinning.start.includes(id) ? 'start' : pinning.end.includes(id) ? 'end' : undefined;
}

/** Keeps only choices that differ from what held before, so that a view says no more than what someone chose. */
function withEach<Row>(
  view: GridView,
  columns: readonly GridColumn<Row>[],
  choice: (column: GridColumn<Row>) => { readonly isHidden?: boolean; readonly pin?: GridPin | 'none' },
  read: (column: GridColumn<Row>, view: GridView) => unknown,
): GridView {
  const choices = { ...view.columns };
  for (const column of columns) {
    const next = { ...choices[column.id], ...choice(column) };
    const changed = { ...view, columns: { ...view.columns, [column.id]: next } };
    if (read(column, changed) !== read(column, view)) choices[column.id] = next;
  }
  return { ...view, columns: choices };
}
