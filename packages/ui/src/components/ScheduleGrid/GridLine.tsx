import { memo, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { ToneGlyph } from '../../parts/tone-glyph.tsx';
import type { IsoDate } from '../../dates/iso.ts';
import { cellText } from './cell-text.ts';
import type { ScheduleCell, ScheduleChoice, ScheduleRow } from './schedule-types.ts';
import * as styles from './ScheduleGrid.css.ts';
import type { scheduleGridStrings } from './strings.ts';

export interface GridLineProps {
  /** Of the grid; cells are found by it with their row and column. */
  id: string;
  row: ScheduleRow;
  index: number;
  days: readonly IsoDate[];
  /** Columns that are drawn, by their numbers in one text so that equal ones are equal. */
  drawn: string;
  /** All columns are drawn, so that they stand one after the other. */
  isWhole: boolean;
  /** Columns that are selected, from and to; -1 for none. */
  from: number;
  to: number;
  /** Columns that a dragged handle would fill. */
  fillFrom: number;
  fillTo: number;
  /** The column with the tab stop, and the one with the handle; -1 where they are in another row. */
  active: number;
  handle: number;
  choices: ReadonlyMap<string, ScheduleChoice>;
  cell: (row: string, day: IsoDate) => ScheduleCell;
  /** There is room for names and not for letters alone. */
  isWide: boolean;
  isReadonly: boolean;
  strings: typeof scheduleGridStrings;
}

/** One row: whose it is, and the days in sight. */
export const GridLine = memo(function GridLine(props: GridLineProps): ReactNode {
  const { row, index, drawn } = props;
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} style={inlineVars({ [styles.place]: index })}>
      <div role="rowheader" aria-colindex={1} className={styles.rowHead}>
        <span className={styles.rowName}>{row.name}</span>
        {row.description !== undefined && <span className={styles.rowNote}>{row.description}</span>}
      </div>
      {drawn.split(' ').map((column) => cellAt(props, Number(column)))}
    </div>
  );
});

/** No component of its own: rows have as many cells as days, and come one by one while someone scrolls. */
function cellAt(
  {
    id,
    row,
    index,
    days,
    isWhole,
    from,
    to,
    fillFrom,
    fillTo,
    active,
    handle,
    choices,
    cell: cellOf,
    isWide,
    isReadonly,
    strings,
  }: GridLineProps,
  column: number,
): ReactNode {
  const day = days[column];
  if (day === undefined) return null;
  const cell = cellOf(row.id, day);
  const choice = choices.get(cell.choice ?? '');
  const hasProblem = cell.problems !== undefined && cell.problems.length > 0;
  return (
    <div
      key={column}
      id={`${id}-${index}-${column}`}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={column >= from && column <= to}
      aria-disabled={cell.isLocked === true || undefined}
      data-readonly={isReadonly || undefined}
      aria-label={cellText(cell, choice, strings)}
      tabIndex={column === active ? 0 : -1}
      data-row={index}
      data-column={column}
      className={cx(
        styles.cell,
        styles.state[cell.state],
        cell.note !== undefined && styles.noted,
        cell.isLocked === true && styles.locked,
        column >= fillFrom && column <= fillTo && styles.filling,
        isWhole ? (hasProblem || column === handle) && styles.holder : styles.placed,
      )}
      style={isWhole ? undefined : inlineVars({ [styles.place]: column })}
    >
      {choice !== undefined && (
        <span className={cx(styles.plan, styles.planState[cell.state], isWide && styles.widePlan)}>
          {choice.colour !== undefined && (
            <span
              className={cx(styles.mark, isWide && styles.wideMark)}
              style={inlineVars({ [styles.colour]: choice.colour })}
            />
          )}
          {isWide ? choice.label : choice.short}
        </span>
      )}
      {hasProblem && (
        <span className={styles.problem}>
          <ToneGlyph tone="critical" />
        </span>
      )}
      {column === handle && <span data-handle="" className={styles.handle} />}
    </div>
  );
}
