import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../../foundation/cx.ts';
import { ChevronEndGlyph } from '../../../glyphs/glyphs.tsx';
import { useDigits } from '../../../provider/use-digits.ts';
import * as styles from './DataGrid.css.ts';
import { GridRow, rowStyle, type RowSurroundings } from './GridRow.tsx';
import { entryAt, type RowEntries, type RowGroup } from './row-entries.ts';
import type { GridSize } from './use-size.ts';
import type { EditedCell, RowDrafts } from './use-editing.ts';

/** What the grid asks of its body. */
export interface BodyHandle {
  /** Draws a line that is out of sight, and tells where it stands. */
  readonly reveal: (line: number) => { readonly start: number; readonly end: number } | undefined;
}

interface GridBodyProps<Row> {
  ref: Ref<BodyHandle>;
  scroller: RefObject<HTMLElement | null>;
  around: RowSurroundings<Row>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  entries: RowEntries;
  headerRows: number;
  size: GridSize;
  isVirtual: boolean;
  from: number;
  to: number;
  selected: ReadonlySet<string> | undefined;
  /** Rows that may be selected; absent: all. */
  selectable: ReadonlySet<string> | undefined;
  open: ReadonlySet<string> | undefined;
  closedGroups: ReadonlySet<string>;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  drafts: ReadonlyMap<string, RowDrafts>;
  edited: EditedCell | undefined;
  /** The line that has the tab stop; it is drawn wherever it is. */
  activeLine: RefObject<number>;
  onDrawn: () => void;
}

const CARD_LINE = 32;

/** The lines of the grid: all of them, or those in sight when there are many. */
export function GridBody<Row>({
  ref,
  scroller,
  around,
  rows,
  rowId,
  entries,
  headerRows,
  size,
  isVirtual,
  from,
  to,
  selected,
  selectable,
  open,
  closedGroups,
  renderDetail,
  drafts,
  edited,
  activeLine,
  onDrawn,
}: GridBodyProps<Row>): ReactNode {
  const { structure, isCard, isWrapped } = around;
  const [wanted, setWanted] = useState(-1);
  const estimate = isCard ? CARD_LINE * Math.min(structure.columns.length, 8) : size.row;
  const isMeasured = isCard || isWrapped;
  // A line that has the focus stays drawn, or the focus would be lost when it is scrolled away.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const lines = defaultRangeExtractor(range);
      for (const line of [wanted, activeLine.current])
        if (line >= 0 && line < range.count && (line < (lines[0] ?? 0) || line > (lines.at(-1) ?? 0))) lines.push(line);
      return [...new Set(lines)].sort((a, b) => a - b);
    },
    [wanted, activeLine],
  );
  const estimateSize = useCallback(() => estimate, [estimate]);
  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is given to anything memoized
  const virtualizer = useVirtualizer({
    count: entries.count,
    enabled: isVirtual && size.width > 0,
    getScrollElement: () => scroller.current,
    estimateSize,
    rangeExtractor,
    overscan: 4,
    initialRect: { width: size.width, height: size.height },
  });
  useLayoutEffect(() => {
    if (isVirtual) virtualizer.measure();
  }, [virtualizer, isVirtual, estimate, isMeasured]);
  useLayoutEffect(onDrawn);
  useImperativeHandle(ref, () => ({
    reveal(line) {
      if (!isVirtual) return undefined;
      if (!virtualizer.getVirtualIndexes().includes(line)) flushSync(() => setWanted(line));
      return virtualizer.measurementsCache[line];
    },
  }));

  function line(index: number, top: number | undefined): ReactNode {
    const entry = entryAt(entries, index);
    if (entry === undefined) return null;
    // A row may need more than others, whatever the grid looks like.
    const measure = top === undefined ? undefined : virtualizer.measureElement;
    if (typeof entry === 'number') {
      const row = rows[entry];
      if (row === undefined) return null;
      const id = rowId(row);
      const isEdited = edited?.rowId === id;
      return (
        <GridRow
          key={index}
          around={around}
          row={row}
          id={id}
          line={index}
          number={index + headerRows}
          from={from}
          to={to}
          top={top}
          measure={measure}
          isSelected={(selectable?.has(id) ?? true) ? selected?.has(id) : undefined}
          isOpen={open?.has(id)}
          drafts={drafts.get(id)}
          editedColumn={isEdited ? edited.columnId : undefined}
          typed={isEdited ? edited.typed : undefined}
        />
      );
    }
    if (entry.kind === 'group')
      return (
        <GroupRow
          key={`group ${entry.key}`}
          group={entry}
          around={around}
          rows={rows}
          line={index}
          number={index + headerRows}
          from={from}
          to={to}
          top={top}
          measure={measure}
          isClosed={closedGroups.has(entry.key)}
        />
      );
    const row = rows[entry.row];
    return (
      <div
        key={`detail ${row === undefined ? index : rowId(row)}`}
        role="row"
        aria-rowindex={index + headerRows + 1}
        data-index={index}
        ref={top === undefined ? undefined : virtualizer.measureElement}
        className={cx(styles.row, top !== undefined && styles.rowInPlace)}
        style={rowStyle(top)}
      >
        <div
          role="gridcell"
          aria-colindex={1}
          aria-colspan={structure.columns.length}
          tabIndex={-1}
          className={styles.detail}
          style={{ inlineSize: size.width > 0 ? size.width : undefined }}
        >
          {row !== undefined && renderDetail?.(row)}
        </div>
      </div>
    );
  }

  const lines = isVirtual
    ? virtualizer.getVirtualItems().map((item) => line(item.index, item.start))
    : Array.from({ length: entries.count }, (_, index) => line(index, undefined));
  return (
    <div
      role="rowgroup"
      className={styles.body}
      style={
        isVirtual ? { blockSize: size.width > 0 ? virtualizer.getTotalSize() : entries.count * estimate } : undefined
      }
    >
      {lines}
    </div>
  );
}

interface GroupRowProps<Row> {
  group: RowGroup;
  around: RowSurroundings<Row>;
  rows: readonly Row[];
  line: number;
  number: number;
  from: number;
  to: number;
  top: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  isClosed: boolean;
}

const depths = ['d0', 'd1', 'd2', 'd3'] as const;

/** The name of a group with how many rows are in it, and what they come to under each column. */
function GroupRow<Row>({
  group,
  around,
  rows,
  line,
  number,
  from,
  to,
  top,
  measure,
  isClosed,
}: GroupRowProps<Row>): ReactNode {
  const { structure, strings, isCard } = around;
  const digits = useDigits();
  const heading = structure.columns.find((laid) => laid.id === group.columnId)?.column?.header ?? group.columnId;
  const members = totalled(structure, around) ? Array.from(group.rows, (index) => rows[index] as Row) : [];
  const titleIndex = structure.columns.findIndex((laid) => laid.isTitle);
  const firstTotal = structure.columns.findIndex((laid) => laid.index > titleIndex && laid.column?.total !== undefined);
  const span = isCard || firstTotal < 0 ? structure.columns.length : firstTotal;
  const totals = structure.columns.filter(
    (laid) =>
      laid.index >= span &&
      laid.column?.total !== undefined &&
      ((laid.index >= from && laid.index < to) || laid.pin !== undefined),
  );
  return (
    <div
      role="row"
      ref={measure}
      aria-rowindex={number + 1}
      data-index={line}
      className={cx(styles.row, styles.groupRow, top !== undefined && styles.rowInPlace, styles.leastHeight)}
      style={rowStyle(top)}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-colspan={span}
        tabIndex={-1}
        className={cx(styles.cell, styles.pinned, styles.groupDepth[depths[Math.min(group.depth, 3)] ?? 'd0'])}
        style={{ gridColumn: `1 / ${span + 1}`, gridRow: 1, insetInlineStart: 0 }}
      >
        <button
          type="button"
          className={styles.groupLabel}
          aria-expanded={!isClosed}
          data-act="group"
          tabIndex={-1}
          aria-label={strings.group(heading, group.value, group.rows.length)}
        >
          <span className={styles.toggle}>
            <span className={styles.toggleGlyph}>
              <ChevronEndGlyph />
            </span>
          </span>
          {group.value}
        </button>
        <span className={styles.groupCount} aria-hidden="true">
          {digits(group.rows.length)}
        </span>
      </div>
      {totals.map((laid) => (
        <div
          key={laid.id}
          role="gridcell"
          aria-colindex={laid.index + 1}
          tabIndex={-1}
          className={laid.cellClass}
          style={laid.place}
        >
          {laid.column?.total?.(members)}
        </div>
      ))}
    </div>
  );
}

function totalled<Row>(structure: RowSurroundings<Row>['structure'], { isCard }: RowSurroundings<Row>): boolean {
  return !isCard && structure.columns.some((laid) => laid.column?.total !== undefined);
}

/** What all rows come to, at the foot of the grid. */
export function FootRow<Row>({
  around,
  rows,
  number,
  from,
  to,
}: {
  around: RowSurroundings<Row>;
  rows: readonly Row[];
  number: number;
  from: number;
  to: number;
}): ReactNode {
  const { structure, strings, isCard } = around;
  const shown = structure.columns.filter(
    (laid) =>
      laid.isTitle ||
      (laid.column?.total !== undefined &&
        (isCard || (laid.index >= from && laid.index < to) || laid.pin !== undefined)),
  );
  return (
    <div role="rowgroup" className={styles.foot}>
      <div
        role="row"
        aria-rowindex={number + 1}
        className={cx(styles.row, styles.footRow, isCard && styles.card, !isCard && styles.fixedHeight)}
      >
        {shown.map((laid) => (
          <div
            key={laid.id}
            role={laid.isTitle ? 'rowheader' : 'gridcell'}
            aria-colindex={laid.index + 1}
            tabIndex={-1}
            className={cx(laid.cellClass, isCard && styles.cardCell, isCard && laid.isTitle && styles.cardTitle)}
            style={isCard ? undefined : laid.place}
            {...(isCard && !laid.isTitle ? { 'data-label': laid.column?.header } : {})}
          >
            {laid.isTitle && laid.column?.total === undefined ? strings.total : laid.column?.total?.(rows)}
          </div>
        ))}
      </div>
    </div>
  );
}
