import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { cx } from '../../../foundation/cx.ts';
import { visuallyHidden } from '../../../foundation/hidden.css.ts';
import { ArrowDownGlyph, ArrowUpGlyph, SortGlyph } from '../../../glyphs/glyphs.tsx';
import type { TableSort } from '../table-types.ts';
import { WIDEST } from './column-widths.ts';
import * as styles from './DataGrid.css.ts';
import { DotsGlyph } from './grid-glyphs.tsx';
import { alignOf, leastOf, type LaidColumn, type Metrics, type Structure } from './layout.ts';
import type { dataGridStrings } from './strings.ts';
import type { GroupHeading } from './use-columns.ts';

interface GridHeaderProps<Row> {
  structure: Structure<Row>;
  metrics: Metrics;
  headings: readonly GroupHeading[];
  from: number;
  to: number;
  rem: number;
  sorts: readonly TableSort[];
  strings: typeof dataGridStrings;
  selectAllName: string;
  actionsName: string;
  selectState: 'none' | 'some' | 'all' | undefined;
  hasTools: boolean;
  openMenu: string | undefined;
  onPull: (pulled: { readonly id: string; readonly width: number } | undefined) => void;
  onWidth: (id: string, width: number) => void;
  onFit: (id: string) => void;
  onMove: (id: string, target: string, side: 'before' | 'after') => void;
}

const DRAG_FROM = 6;

/** Headings: of groups of columns where there are any, and of the columns. */
export function GridHeader<Row>({
  structure,
  metrics,
  headings,
  from,
  to,
  rem,
  sorts,
  strings,
  selectAllName,
  actionsName,
  selectState,
  hasTools,
  openMenu,
  onPull,
  onWidth,
  onFit,
  onMove,
}: GridHeaderProps<Row>): ReactNode {
  const [drop, setDrop] = useState<{ id: string; target: string; side: 'before' | 'after' }>();
  const pointer = useRef<{ id: string; x: number; isDragged: boolean; drop?: typeof drop }>(undefined);
  const isAfterDrag = useRef(false);
  const shown = structure.columns.filter((laid) => laid.pin !== undefined || (laid.index >= from && laid.index < to));
  const first = headings.length > 0 ? 2 : 1;

  function handleDown(event: PointerEvent<HTMLElement>, laid: LaidColumn<Row>): void {
    isAfterDrag.current = false;
    if (!hasTools || event.button !== 0 || event.pointerType === 'touch' || laid.kind !== 'data') return;
    pointer.current = { id: laid.id, x: event.clientX, isDragged: false };
  }

  function handleMove(event: PointerEvent<HTMLElement>): void {
    const held = pointer.current;
    if (held === undefined) return;
    if (!held.isDragged) {
      if (Math.abs(event.clientX - held.x) < DRAG_FROM) return;
      held.isDragged = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const row = event.currentTarget.closest('[role="row"]');
    const cells = [...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
    const own = structure.columns.find((laid) => laid.id === held.id);
    for (const cell of cells) {
      const box = cell.getBoundingClientRect();
      const target = structure.columns.find((laid) => laid.id === cell.dataset['column']);
      if (event.clientX < box.left || event.clientX > box.right || target?.pin !== own?.pin || target === undefined)
        continue;
      const isLeftHalf = event.clientX < box.left + box.width / 2;
      const isReversed = getComputedStyle(cell).direction === 'rtl';
      held.drop = { id: held.id, target: target.id, side: isLeftHalf === isReversed ? 'after' : 'before' };
      setDrop(held.drop);
      return;
    }
  }

  function handleUp(): void {
    if (pointer.current?.isDragged === true) {
      isAfterDrag.current = true;
      // What was pointed at last, which may not have been drawn yet.
      const { drop: last } = pointer.current;
      if (last !== undefined) onMove(last.id, last.target, last.side);
    }
    pointer.current = undefined;
    setDrop(undefined);
  }

  return (
    <div
      role="rowgroup"
      className={styles.head}
      onClickCapture={(event) => {
        // The click at the end of a drag must not sort.
        if (isAfterDrag.current) event.stopPropagation();
        isAfterDrag.current = false;
      }}
    >
      {headings.length > 0 && (
        <div role="row" aria-rowindex={1} className={styles.headerRow}>
          {headings.map((heading) => {
            const start = heading.first + structure.lead;
            const end = start + heading.count;
            if (heading.pin === undefined && (end <= from || start >= to)) return null;
            const laid = structure.columns[heading.pin === 'end' ? end - 1 : start];
            return (
              <div
                key={heading.id}
                role="columnheader"
                aria-colindex={start + 1}
                aria-colspan={heading.count}
                tabIndex={-1}
                className={cx(styles.headerCell, styles.groupHeading, heading.pin !== undefined && styles.pinned)}
                style={{ ...laid?.place, gridColumn: `${start + 1} / ${end + 1}` }}
              >
                <span className={styles.headerText}>{heading.header}</span>
              </div>
            );
          })}
        </div>
      )}
      <div role="row" aria-rowindex={first} className={styles.headerRow}>
        {shown.map((laid) => {
          const sort = sorts.findIndex((each) => each.columnId === laid.id);
          return (
            <div
              key={laid.id}
              role="columnheader"
              aria-colindex={laid.index + 1}
              aria-sort={sorts[sort]?.direction}
              tabIndex={-1}
              className={cx(
                styles.headerCell,
                styles.align[alignOf(laid.column)],
                laid.edgeClass,
                (laid.kind === 'select' || laid.kind === 'detail') && styles.controlCell,
                hasTools && (alignOf(laid.column) === 'end' ? styles.roomForMenuStart : styles.roomForMenu),
              )}
              style={laid.place}
              {...(laid.kind === 'data'
                ? {
                    'data-column': laid.id,
                    onPointerDown: (event) => handleDown(event, laid),
                    onPointerMove: handleMove,
                    onPointerUp: handleUp,
                    onPointerCancel: handleUp,
                  }
                : {})}
              {...(drop?.target === laid.id && drop.id !== laid.id ? { 'data-drop': drop.side } : {})}
              {...(drop?.id === laid.id ? { 'data-dragged': '' } : {})}
            >
              <HeaderContent
                laid={laid}
                place={sort}
                sorts={sorts}
                strings={strings}
                selectAllName={selectAllName}
                actionsName={actionsName}
                selectState={selectState}
              />
              {laid.kind === 'data' && hasTools && laid.column !== undefined && (
                <>
                  <button
                    type="button"
                    tabIndex={-1}
                    data-act="menu"
                    aria-haspopup="menu"
                    aria-expanded={openMenu === laid.id}
                    aria-label={strings.columnMenu(laid.column.header)}
                    className={cx(styles.menuButton, alignOf(laid.column) === 'end' && styles.menuButtonStart)}
                  >
                    <DotsGlyph />
                  </button>
                  <Resizer
                    id={laid.id}
                    width={metrics.widths[laid.index] ?? 0}
                    least={leastOf(laid.column, rem)}
                    onPull={onPull}
                    onWidth={onWidth}
                    onFit={onFit}
                  />
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface HeaderContentProps<Row> {
  laid: LaidColumn<Row>;
  place: number;
  sorts: readonly TableSort[];
  strings: typeof dataGridStrings;
  selectAllName: string;
  actionsName: string;
  selectState: 'none' | 'some' | 'all' | undefined;
}

function HeaderContent<Row>({
  laid,
  place,
  sorts,
  strings,
  selectAllName,
  actionsName,
  selectState,
}: HeaderContentProps<Row>): ReactNode {
  const { column } = laid;
  if (laid.kind === 'select')
    return (
      <input
        type="checkbox"
        tabIndex={-1}
        className={styles.check}
        aria-label={selectAllName}
        checked={selectState === 'all'}
        ref={(box) => {
          if (box !== null) box.indeterminate = selectState === 'some';
        }}
        onChange={() => undefined}
        data-act="select-all"
      />
    );
  if (column === undefined) {
    const name = laid.kind === 'actions' ? actionsName : strings.detailsColumn;
    return <span className={visuallyHidden}>{name}</span>;
  }
  if (column.sortValue === undefined && column.isSortable !== true)
    return <span className={styles.headerText}>{column.header}</span>;
  const direction = sorts[place]?.direction;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-act="sort"
      className={cx(styles.sortButton, alignOf(column) === 'end' && styles.sortButtonEnd)}
    >
      <span className={styles.sortText}>{column.header}</span>
      <span className={styles.sortMark} aria-hidden="true">
        {direction === undefined && <SortGlyph />}
        {direction === 'ascending' && <ArrowUpGlyph />}
        {direction === 'descending' && <ArrowDownGlyph />}
        {sorts.length > 1 && place >= 0 && <span className={styles.sortPlace}>{place + 1}</span>}
      </span>
    </button>
  );
}

interface ResizerProps {
  id: string;
  width: number;
  least: number;
  onPull: GridHeaderProps<unknown>['onPull'];
  onWidth: GridHeaderProps<unknown>['onWidth'];
  onFit: GridHeaderProps<unknown>['onFit'];
}

/** The edge to pull at. The keyboard has Shift and an arrow on the heading instead. */
function Resizer({ id, width, least, onPull, onWidth, onFit }: ResizerProps): ReactNode {
  const start = useRef<{ x: number; width: number; sign: number }>(undefined);
  const [isActive, setActive] = useState(false);
  const widthAt = (x: number): number => {
    const from = start.current;
    if (from === undefined) return width;
    return Math.round(Math.min(Math.max(from.width + (x - from.x) * from.sign, least), WIDEST));
  };
  function handleEnd(event: PointerEvent): void {
    if (start.current === undefined) return;
    const { width: before } = start.current;
    const after = widthAt(event.clientX);
    start.current = undefined;
    setActive(false);
    onPull(undefined);
    if (after !== before) onWidth(id, after);
  }
  return (
    <span
      aria-hidden="true"
      className={styles.resizer}
      data-resizer=""
      data-active={isActive || undefined}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onFit(id);
      }}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
        start.current = { x: event.clientX, width, sign };
        setActive(true);
      }}
      onPointerMove={(event) => {
        if (start.current !== undefined) onPull({ id, width: widthAt(event.clientX) });
      }}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    />
  );
}
