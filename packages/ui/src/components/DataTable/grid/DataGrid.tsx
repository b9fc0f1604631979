import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../../foundation/cx.ts';
import type { ElementMarks } from '../../../parts/element-marks.ts';
import { visuallyHidden } from '../../../foundation/hidden.css.ts';
import { inlineVars } from '../../../foundation/inline-vars.ts';
import { useStrings } from '../../../strings/strings-context.tsx';
import { EmptyState } from '../../EmptyState/index.ts';
import { BulkBar } from '../BulkBar.tsx';
import { nameOfRow } from '../row-name.ts';
import { dataTableStrings } from '../strings.ts';
import type { TableSelection, TableStatus } from '../table-types.ts';
import { columnsBetween } from './column-widths.ts';
import * as styles from './DataGrid.css.ts';
import { cellAround, cellOf, isMeantForCell, placeOf, type Place } from './focus.ts';
import { FootRow, GridBody, type BodyHandle } from './GridBody.tsx';
import { GridHeader } from './GridHeader.tsx';
import type { RowSurroundings } from './GridRow.tsx';
import type { GridColumn, GridColumnGroup, GridSavedViews, GridView } from './grid-types.ts';
import { handleGridKey, handleInnerKey, type KeyboardGrid } from './keys.ts';
import { metricsOf, structureOf } from './layout.ts';
import { arrange, entryAt } from './row-entries.ts';
import { KnownRanks, MANY_ROWS, orderRows } from './row-order.ts';
import { StateLines } from './StateLines.tsx';
import { dataGridStrings } from './strings.ts';
import { ToolButtons } from './ToolButtons.tsx';
import { useColumns } from './use-columns.ts';
import { useEditing } from './use-editing.ts';
import { useSelection } from './use-selection.ts';
import { useNeeds } from './use-needs.ts';
import { useSize } from './use-size.ts';
import { moveColumn } from './view.ts';

// Opened by few and not at once, and a menu is the largest thing that a grid needs.
const ColumnMenu = lazy(() => import('./ColumnMenu.tsx'));

export interface DataGridProps<Row> extends ElementMarks {
  /** Spoken name of the grid. */
  label: string;
  /** The first column shown names the row. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Name of a row for the ears. */
  rowName?: (row: Row) => string;
  status?: TableStatus;
  /** Stands in for rows when there are none. */
  empty?: ReactNode;
  /** The rows are those that match something; without any, that is said instead. */
  isFiltered?: boolean;
  errorMessage?: ReactNode;
  onRetry?: () => void;
  skeletonRows?: number;
  selection?: TableSelection;
  /** Buttons or a menu at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Room for them, as a CSS length. */
  rowActionsWidth?: string;
  /** Headings over columns that name them as their `group`. */
  columnGroups?: readonly GridColumnGroup[];
  /** How it is looked at, when the app keeps that. */
  view?: GridView;
  defaultView?: GridView;
  onViewChange?: (view: GridView) => void;
  /** The rows come in order from elsewhere, which hears of it by `onViewChange`. */
  isSortedElsewhere?: boolean;
  savedViews?: GridSavedViews;
  /** Menus of headings, dragging, and the panel of columns. */
  hasColumnTools?: boolean;
  /** Above the grid, such as a search or filters. */
  toolbar?: ReactNode;
  /** The tallest it may become, as a CSS length. A list that begins with more than a hundred rows always scrolls in a box. */
  maxHeight?: string;
  /** What is under a row that is opened. */
  renderDetail?: (row: Row) => ReactNode;
  /** Totals of all rows under them. They are shown when a column has a total. */
  hasFooter?: boolean;
}

const NO_GROUPS: readonly GridColumnGroup[] = [];
const NO_VIEW: GridView = {};
const NO_IDS: ReadonlySet<string> = new Set();
const MANY = 100;
const FEW_COLUMNS = 10;
const RESTS_MS = 50;
const CARDS_BELOW = 36;

/**
 * A table to work in: one tab stop and arrows, columns to arrange, groups, totals, values changed in place, as many rows as there are.
 * For a list to read, use `DataTable`, which takes the same columns.
 */
export function DataGrid<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  status = 'ready',
  empty,
  isFiltered = false,
  errorMessage,
  onRetry,
  skeletonRows = 5,
  selection,
  rowActions,
  rowActionsWidth,
  columnGroups = NO_GROUPS,
  view: givenView,
  defaultView = NO_VIEW,
  onViewChange,
  isSortedElsewhere = false,
  savedViews,
  hasColumnTools = false,
  toolbar,
  maxHeight,
  renderDetail,
  hasFooter = true,
  ...marks
}: DataGridProps<Row>): ReactNode {
  const strings = useStrings('dataGrid', dataGridStrings);
  const words = useStrings('dataTable', dataTableStrings);
  const [ownView, setOwnView] = useState(defaultView);
  const view = givenView ?? ownView;
  const latestView = useRef(view);
  const tellView = useRef(onViewChange);
  useLayoutEffect(() => {
    latestView.current = view;
    tellView.current = onViewChange;
  });
  const setView = useCallback((change: (held: GridView) => GridView) => {
    const next = change(latestView.current);
    latestView.current = next;
    setOwnView(next);
    tellView.current?.(next);
  }, []);

  const [message, setMessage] = useState('');
  const [alarm, setAlarm] = useState('');
  const announce = useCallback((text: string, isUrgent = false) => (isUrgent ? setAlarm : setMessage)(text), []);

  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const body = useRef<BodyHandle>(null);
  const size = useSize(root, probe);
  const isCard = size.width > 0 && size.width < CARDS_BELOW * size.rem;

  const arranged = useColumns({ columns, groups: columnGroups, view, setView });
  const { headings, commands, sorts } = arranged;
  // A sort changes the view and not the columns, and columns that are new would draw every row again.
  const shownKey = arranged.shown.map(({ column, pin }) => `${column.id} ${pin ?? ''}`).join('\n');
  // oxlint-disable-next-line react/exhaustive-deps
  const shown = useMemo(() => arranged.shown, [columns, shownKey]);
  const hasSelection = selection !== undefined;
  const hasDetail = renderDetail !== undefined;
  const hasActions = rowActions !== undefined;
  const structure = useMemo(
    () => structureOf(shown, { hasSelection, hasDetail, hasActions }),
    [shown, hasSelection, hasDetail, hasActions],
  );
  const [pulled, setPulled] = useState<{ readonly id: string; readonly width: number }>();
  const needs = useNeeds(root, structure, {
    key: `${label} ${shownKey} ${arranged.shown.map(({ column }) => column.header).join(' ')}`,
    rows,
    isOn: status === 'ready' && size.width > 0 && !isCard,
  });
  const metrics = useMemo(
    () =>
      metricsOf(structure, {
        view,
        pulled,
        available: size.width,
        rem: size.rem,
        actionsWidth: rowActionsWidth,
        needs,
      }),
    [structure, view, pulled, size.width, size.rem, rowActionsWidth, needs],
  );

  const sortKey = sorts.map((sort) => `${sort.columnId} ${sort.direction}`).join('\n');
  const [ranks] = useState(() => new KnownRanks<Row>());
  const order = useMemo(
    () => orderRows(rows, columns, isSortedElsewhere ? [] : sorts, ranks),
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all of the sorts
    [rows, columns, isSortedElsewhere, sortKey, ranks],
  );
  const groupKey = (view.groupBy ?? []).join('\n');
  const [closedGroups, setClosedGroups] = useState(NO_IDS);
  const [open, setOpen] = useState(NO_IDS);
  const entries = useMemo(
    () =>
      arrange({
        rows,
        order,
        groupBy: groupKey.split('\n').flatMap((id) => {
          const column = columns.find((each) => each.id === id);
          return column?.groupValue === undefined ? [] : [column];
        }),
        closedGroups,
        isOpen: hasDetail && open.size > 0 ? (row) => open.has(rowId(row)) : undefined,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- an id of a row is its own, whichever function reads it
    [rows, order, columns, groupKey, closedGroups, hasDetail, open],
  );

  const [mode, setMode] = useState({ rows, isVirtual: entries.count > MANY });
  let { isVirtual } = mode;
  if (mode.rows !== rows) {
    // A list that grows while it is read keeps its box and the heights of its rows, and with them the place of the reader.
    if (!isSameList(mode.rows, rows, rowId)) isVirtual = entries.count > MANY;
    setMode({ rows, isVirtual });
  }
  const hasRows = status === 'ready' && entries.count > 0;
  const headerRows = isCard ? 0 : headings.length > 0 ? 2 : 1;
  const hasFoot = hasFooter && hasRows && columns.some((column) => column.total !== undefined);
  const rowCount = headerRows + (hasRows ? entries.count : 1) + Number(hasFoot);

  const [scrolled, setScrolled] = useState(0);
  const windowAt = (left: number): readonly [number, number] => {
    const { centerStart, centerEnd } = structure;
    if (centerEnd - centerStart <= FEW_COLUMNS) return [centerStart, centerEnd];
    const width = size.width || 1024;
    return columnsBetween(
      metrics.offsets,
      left + metrics.startWidth,
      left + width - metrics.endWidth,
      centerStart,
      centerEnd,
    );
  };
  const [from, to] = windowAt(scrolled);

  const nameOf = useCallback((row: Row) => nameOfRow(row, columns, rowName), [columns, rowName]);
  const editing = useEditing<Row>(nameOf, rowId, strings, announce);
  const choice = useSelection({ selection, rows, rowId, entries });

  const active = useRef<Place>({ row: 0, column: 0 });
  const activeLine = useRef(-1);
  const tabStop = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);

  function rowAt(number: number): Element | null {
    return root.current?.querySelector(`[aria-rowindex="${number + 1}"]`) ?? null;
  }

  /** Gives the tab stop to the active cell, wherever drawing has put it. */
  const syncTabStop = useCallback((): void => {
    const { row, column } = active.current;
    const line = rowAt(row) ?? root.current?.querySelector('[aria-rowindex]');
    const cell = line ? cellOf(line, column) : undefined;
    if (cell === undefined) return;
    if (tabStop.current !== cell) {
      if (tabStop.current !== null) tabStop.current.tabIndex = -1;
      tabStop.current = cell;
    }
    if (cell.tabIndex !== 0) cell.tabIndex = 0;
    // What had the focus may be gone, and the focus with it.
    if (hasFocus.current && document.activeElement === document.body) cell.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(syncTabStop);

  function showColumn(index: number): void {
    const box = root.current;
    if (box === null || isCard || structure.columns[index]?.pin !== undefined) return;
    const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    const left = box.scrollLeft * sign;
    const start = (metrics.offsets[index] ?? 0) - metrics.startWidth;
    const end = (metrics.offsets[index + 1] ?? 0) + metrics.endWidth - size.width;
    const next = start < left ? start : end > left ? end : left;
    if (next !== left) box.scrollLeft = next * sign;
    const [first, last] = windowAt(next);
    if (first !== from || last !== to) flushSync(() => setScrolled(next));
  }

  function moveTo(place: Place): void {
    const line = place.row - headerRows;
    active.current = place;
    activeLine.current = line;
    if (line >= 0 && line < entries.count) body.current?.reveal(line);
    showColumn(place.column);
    const element = rowAt(place.row);
    const cell = element === null ? undefined : cellOf(element, place.column);
    cell?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    syncTabStop();
  }

  function columnAt(index: number): GridColumn<Row> | undefined {
    return structure.columns[index]?.column;
  }

  function rowOf(cell: Element): Row | undefined {
    const line = cell.closest<HTMLElement>('[data-index]')?.dataset['index'];
    const entry = line === undefined ? undefined : entryAt(entries, Number(line));
    return typeof entry === 'number' ? rows[entry] : undefined;
  }

  function beginEdit(cell: HTMLElement, typed?: string): boolean {
    if (!cell.hasAttribute('data-editable')) return false;
    const row = rowOf(cell);
    const column = columnAt(placeOf(cell).column);
    if (row === undefined || column?.edit === undefined) return false;
    const id = rowId(row);
    const draft = editing.drafts.get(id)?.get(column.id);
    const text = typed !== undefined && column.edit.kind !== 'choice' ? typed : draft?.text;
    editing.start({ rowId: id, columnId: column.id, ...(text === undefined ? {} : { typed: text }) });
    return true;
  }

  function toggleGroup(key: string): void {
    setClosedGroups((held) => toggled(held, key));
  }

  function toggle(cell: HTMLElement): boolean {
    const line = Number(cell.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    const entry = entryAt(entries, line);
    if (entry === undefined) return false;
    if (typeof entry !== 'number') {
      if (entry.kind === 'group') toggleGroup(entry.key);
      return entry.kind === 'group';
    }
    const row = rows[entry];
    if (structure.columns[placeOf(cell).column]?.kind !== 'detail' || row === undefined) return false;
    setOpen((held) => toggled(held, rowId(row)));
    return true;
  }

  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: HTMLElement }>();
  function openMenu(index: number): void {
    const column = columnAt(index);
    const header = rowAt(headerRows - 1);
    const cell = header === null ? undefined : cellOf(header, index);
    if (hasColumnTools && column !== undefined && cell !== undefined) setMenu({ id: column.id, anchor: cell });
  }

  function setWidth(id: string, width: number): void {
    commands.setWidth(id, width);
    const header = columns.find((column) => column.id === id)?.header ?? id;
    announce(strings.width(header, Math.round(width)));
  }

  function resize(index: number, step: number): void {
    const column = columnAt(index);
    if (column === undefined || !hasColumnTools) return;
    const width = metrics.widths[index] ?? 0;
    setWidth(column.id, Math.max(48, width + step));
  }

  /** As wide as the widest thing that is drawn in it. */
  function fit(id: string): void {
    const index = structure.columns.findIndex((laid) => laid.id === id);
    const range = document.createRange();
    let widest = 0;
    for (const cell of root.current?.querySelectorAll(`[role="row"] > [aria-colindex="${index + 1}"]`) ?? []) {
      if (cell.hasAttribute('aria-colspan')) continue;
      range.selectNodeContents(cell);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      const inner = cell.querySelector('[data-act="sort"]');
      const text = inner === null ? range.getBoundingClientRect().width : inner.scrollWidth + 2 * size.rem;
      widest = Math.max(widest, text + padding + 2);
    }
    if (widest > 0) setWidth(id, Math.min(widest, 640));
  }

  function reorderTo(id: string, target: string, side: 'before' | 'after'): void {
    const next = moveColumn(arranged.order, id, target, side);
    commands.setOrder(next);
    const header = columns.find((column) => column.id === id)?.header ?? id;
    announce(strings.moved(header, next.indexOf(id) + 1, next.length));
  }

  function reorder(index: number, step: number): void {
    const laid = structure.columns[index];
    const next = structure.columns[index + step];
    if (!hasColumnTools || laid?.column === undefined || next?.column === undefined || laid.pin !== next.pin) return;
    reorderTo(laid.id, next.id, step > 0 ? 'after' : 'before');
    active.current = { row: active.current.row, column: index + step };
    hasFocus.current = true;
    pendingFocus.current = true;
  }
  const pendingFocus = useRef(false);
  useLayoutEffect(() => {
    if (!pendingFocus.current) return;
    pendingFocus.current = false;
    moveTo(active.current);
  });

  const hadChosen = useRef(false);
  const hasChosen = selection !== undefined && selection.ids.size > 0;
  useLayoutEffect(() => {
    // The bar went away, and with it the button that was pressed: the focus goes on in the grid.
    if (hadChosen.current && !hasChosen && document.activeElement === document.body) root.current?.focus();
    hadChosen.current = hasChosen;
  }, [hasChosen]);

  const keyboard = (element: HTMLElement): KeyboardGrid => ({
    root: element,
    headerRows,
    rowCount,
    columnCount: structure.columns.length,
    pageRows: Math.max(1, Math.floor(size.height / size.row) - headerRows - 1),
    isCard,
    canSelect: hasSelection && hasRows,
    moveTo,
    sort: (index, isAdded) => {
      const column = columnAt(index);
      if (column !== undefined) commands.toggleSort(column.id, isAdded);
    },
    resize,
    reorder,
    openMenu,
    select: (line, isRange) => choice.toggle(line, isRange),
    extend: (first, last) => choice.extend(first, last),
    selectAll: () => choice.setAll(true),
    toggle,
    edit: beginEdit,
  });

  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(intent.current), []);
  /** A pointer that rests on a heading will likely press it: what takes long about the sort is done until then. */
  function handlePointerOver(event: PointerEvent<HTMLElement>): void {
    clearTimeout(intent.current);
    const target = event.target as HTMLElement;
    const cell = cellAround(target);
    if (isSortedElsewhere || rows.length < MANY_ROWS || rows.length > 10 * MANY_ROWS) return;
    if (cell === null || target.closest('[data-act="sort"]') === null) return;
    const valueOf = columnAt(placeOf(cell).column)?.sortValue;
    if (valueOf !== undefined) intent.current = setTimeout(() => ranks.of(rows, valueOf), RESTS_MS);
  }

  /** A press anywhere on a row follows the link in its first column, except on a control and after selecting text. */
  function followRow(event: MouseEvent<HTMLElement>, cell: HTMLElement): void {
    const line = cell.parentElement;
    const first = structure.columns.findIndex(({ column }) => column !== undefined && column.id === columns[0]?.id);
    const link = line?.querySelector(`:scope > [aria-colindex="${first + 1}"] a[href]`);
    const selected = getSelection();
    if (!line || !link || rowOf(cell) === undefined || columnAt(placeOf(cell).column) === undefined) return;
    if (isMeantForCell(event.target as Element, cell)) return;
    if (selected?.isCollapsed === false && selected.containsNode(line, true)) return;
    const { ctrlKey, metaKey, shiftKey } = event;
    link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
  }

  function handleClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    const control = target.closest<HTMLElement>('[data-act]');
    const cell = cellAround(target);
    // What is above the page, such as a menu of a row, sends its presses here as well.
    if (cell === null || !event.currentTarget.contains(cell)) return;
    if (control === null) return followRow(event, cell);
    const { column } = placeOf(cell);
    const line = Number(control.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    switch (control.dataset['act']) {
      case 'sort': {
        const sorted = columnAt(column);
        if (sorted !== undefined) commands.toggleSort(sorted.id, event.shiftKey);
        cell.focus({ preventScroll: true });
        break;
      }
      case 'menu':
        openMenu(column);
        break;
      case 'select':
        choice.toggle(line, event.shiftKey);
        break;
      case 'select-all':
        choice.setAll((control as HTMLInputElement).checked);
        break;
      default:
        toggle(cell);
    }
  }

  const toldSort = useRef(sortKey);
  useEffect(() => {
    if (toldSort.current === sortKey) return;
    toldSort.current = sortKey;
    const told = sorts.map(({ columnId, direction }) => {
      const header = columns.find((column) => column.id === columnId)?.header ?? columnId;
      return { header, direction: words[direction] };
    });
    const [primary, ...rest] = told;
    announce(
      primary === undefined
        ? strings.notSorted
        : [
            words.sorted(primary.header, primary.direction),
            ...rest.map(({ header, direction }) => strings.thenBy(header, direction)),
          ].join(', '),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each change of the sort
  }, [sortKey]);

  const around = useMemo<RowSurroundings<Row>>(
    () => ({
      structure,
      strings,
      selectRow: words.selectRow,
      nameOf,
      rowActions,
      isCard,
      isWrapped: view.isWrapped === true,
      commit: editing.commit,
      cancel: () => editing.start(undefined),
      leave: (line, column, way) => {
        const step = { down: [1, 0], next: [0, 1], previous: [0, -1], stay: [0, 0] }[way];
        leaveTo.current({ row: line + (step[0] ?? 0), column: column + (step[1] ?? 0) });
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the parts of `editing` that are read here never change
    [structure, strings, words.selectRow, nameOf, rowActions, isCard, view.isWrapped, editing.commit],
  );
  const leaveTo = useRef<(place: Place) => void>(() => undefined);
  useLayoutEffect(() => {
    leaveTo.current = ({ row, column }) =>
      moveTo({
        row: Math.min(row + headerRows, headerRows + entries.count - 1),
        column: Math.min(Math.max(column, 0), structure.columns.length - 1),
      });
  });

  const headPad = headerRows * size.row;
  const hasTwoLines = structure.columns.some(({ column }) => column?.hasTwoLines);
  const hasBar = toolbar !== undefined || hasColumnTools || savedViews !== undefined;
  return (
    <div
      {...marks}
      className={cx(
        styles.root,
        view.density !== undefined && styles.density[view.density],
        hasTwoLines && styles.twoLines,
        isVirtual && hasTwoLines && styles.tallRows,
      )}
    >
      <div role="status" className={visuallyHidden}>
        {status === 'loading' ? words.loading : message}
      </div>
      <div role="alert" className={visuallyHidden}>
        {alarm}
      </div>
      {hasBar && (
        <div className={styles.toolbar}>
          {toolbar !== undefined && <div className={styles.toolbarContent}>{toolbar}</div>}
          {(hasColumnTools || savedViews !== undefined) && (
            <ToolButtons
              columns={columns}
              arranged={arranged}
              view={view}
              setView={setView}
              savedViews={savedViews}
              hasColumnTools={hasColumnTools}
              onMove={reorderTo}
              announce={announce}
            />
          )}
        </div>
      )}
      {hasChosen && (
        // The box that chooses all is in the headings, which cards do without.
        <BulkBar
          selection={selection}
          {...(isCard && choice.state === 'some' ? { onSelectAll: () => choice.setAll(true) } : {})}
        />
      )}
      <div
        ref={root}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rowCount}
        aria-colcount={structure.columns.length}
        aria-busy={status === 'loading'}
        {...(hasSelection ? { 'aria-multiselectable': true } : {})}
        className={styles.scroller}
        data-scrolls={(!isCard && size.width > 0 && metrics.total > size.width) || undefined}
        style={{
          ...inlineVars({
            [styles.tracks]: metrics.widths.map((width) => `${width}px`).join(' '),
            [styles.wholeWidth]: isCard ? '100%' : `${metrics.total}px`,
          }),
          ...metrics.style,
          maxBlockSize: maxHeight ?? (isVirtual ? '70dvh' : undefined),
          scrollPaddingBlock: `${headPad}px ${hasFoot ? size.row : 0}px`,
        }}
        onScroll={(event) => {
          const left = Math.abs(event.currentTarget.scrollLeft);
          const [first, last] = windowAt(left);
          if (first !== from || last !== to) flushSync(() => setScrolled(left));
        }}
        onKeyDownCapture={(event) => handleInnerKey(event, keyboard(event.currentTarget))}
        onKeyDown={(event) => handleGridKey(event, keyboard(event.currentTarget))}
        onPointerOver={handlePointerOver}
        onClick={handleClick}
        onDoubleClick={(event) => {
          const cell = cellAround(event.target as HTMLElement);
          if (cell !== null && cell === event.target) beginEdit(cell);
        }}
        onFocus={(event) => {
          hasFocus.current = true;
          if (!event.currentTarget.contains(event.target)) return;
          const cell = cellAround(event.target);
          if (cell === null) {
            if (event.target === event.currentTarget) tabStop.current?.focus({ preventScroll: true });
            return;
          }
          active.current = placeOf(cell);
          activeLine.current = active.current.row - headerRows;
          syncTabStop();
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
        }}
      >
        <span ref={probe} aria-hidden="true" className={styles.probe} />
        {!isCard && (
          <GridHeader
            structure={structure}
            metrics={metrics}
            headings={headings}
            from={from}
            to={to}
            rem={size.rem}
            sorts={sorts}
            strings={strings}
            selectAllName={words.selectAll}
            actionsName={words.actions}
            selectState={choice.state}
            hasTools={hasColumnTools}
            openMenu={menu?.id}
            onPull={setPulled}
            onWidth={setWidth}
            onFit={fit}
            onMove={reorderTo}
          />
        )}
        {hasRows ? (
          <GridBody
            ref={body}
            scroller={root}
            around={around}
            rows={rows}
            rowId={rowId}
            entries={entries}
            headerRows={headerRows}
            size={size}
            isVirtual={isVirtual}
            from={from}
            to={to}
            selected={selection?.ids}
            selectable={selection?.selectableIds}
            open={hasDetail ? open : undefined}
            closedGroups={closedGroups}
            renderDetail={renderDetail}
            drafts={editing.drafts}
            edited={editing.edited}
            activeLine={activeLine}
            onDrawn={syncTabStop}
          />
        ) : (
          <StateLines
            structure={structure}
            number={headerRows}
            status={status}
            isCard={isCard}
            empty={isFiltered ? (empty ?? <EmptyState title={strings.noMatch} />) : empty}
            errorMessage={errorMessage}
            onRetry={onRetry}
            skeletonRows={skeletonRows}
            width={size.width}
          />
        )}
        {hasFoot && <FootRow around={around} rows={rows} number={headerRows + entries.count} from={from} to={to} />}
      </div>
      {menu !== undefined && (
        <Suspense fallback={null}>
          <ColumnMenu
            anchor={menu.anchor}
            column={columns.find((column) => column.id === menu.id)}
            view={view}
            commands={commands}
            strings={strings}
            announce={announce}
            onResize={(step) =>
              resize(
                structure.columns.findIndex((laid) => laid.id === menu.id),
                step,
              )
            }
            onReorder={(step) =>
              reorder(
                structure.columns.findIndex((laid) => laid.id === menu.id),
                step,
              )
            }
            onGroup={(isGrouped) => {
              const rest = (view.groupBy ?? []).filter((id) => id !== menu.id);
              setView((held) => ({ ...held, groupBy: isGrouped ? [...rest, menu.id] : rest }));
            }}
            onClose={() => {
              setMenu(undefined);
              hasFocus.current = true;
              pendingFocus.current = true;
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Whether one list is the other one grown, or shortened: the first row of either is in the other. */
function isSameList<Row>(some: readonly Row[], others: readonly Row[], rowId: (row: Row) => string): boolean {
  const [first] = some;
  const [otherFirst] = others;
  if (first === undefined || otherFirst === undefined) return false;
  const [id, otherId] = [rowId(first), rowId(otherFirst)];
  return others.some((row) => rowId(row) === id) || some.some((row) => rowId(row) === otherId);
}

function toggled(held: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(held);
  if (!next.delete(id)) next.add(id);
  return next;
}
