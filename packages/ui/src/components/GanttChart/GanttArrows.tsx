import { memo, type ReactNode } from 'react';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { arrowHead, arrowPath, daysFrom, type GanttAxis } from './gantt-axis.ts';
import * as styles from './GanttChart.css.ts';
import type { GanttTask } from './gantt-types.ts';

/** Rows come into sight one by one while a reader scrolls; arrows are drawn for so many of them at once. */
const rowsAtOnce = 16;

interface GanttArrowsProps {
  tasks: readonly GanttTask[];
  axis: GanttAxis;
  /** The first of the rows whose arrows are drawn, and how many they are; the same for all scrolling within `rowsAtOnce`. */
  firstRow: number;
  rowCount: number;
  rowPx: number;
  dayPx: number;
}

/** The rows for which arrows are drawn while some are in sight. */
export const rowsOfArrows = (first: number, last: number): { readonly firstRow: number; readonly rowCount: number } => {
  const firstRow = Math.floor(first / rowsAtOnce) * rowsAtOnce;
  return { firstRow, rowCount: Math.ceil((last + 1) / rowsAtOnce) * rowsAtOnce - firstRow };
};

/** Arrows from what tasks wait for, behind their bars. */
export const GanttArrows = memo(function GanttArrows({
  tasks,
  axis,
  firstRow,
  rowCount,
  rowPx,
  dayPx,
}: GanttArrowsProps): ReactNode {
  const placeOf = new Map(tasks.map(({ id }, index) => [id, index]));
  const top = firstRow * rowPx;
  const pointOf = (row: number, day: number) => ({ x: day * dayPx, y: (row + 0.5) * rowPx - top });
  let [lines, heads] = ['', ''];
  for (const [row, { start, after = [] }] of tasks.entries())
    for (const each of after) {
      const before = placeOf.get(each);
      const end = before === undefined ? undefined : tasks[before]?.end;
      if (before === undefined || end === undefined) continue;
      if (Math.max(row, before) < firstRow || Math.min(row, before) >= firstRow + rowCount) continue;
      const to = pointOf(row, daysFrom(axis.first, start));
      lines += arrowPath(pointOf(before, daysFrom(axis.first, end) + 1), to, rowPx);
      heads += arrowHead(to);
    }
  return (
    <svg
      className={styles.arrows}
      style={inlineVars({ [styles.top]: `${top}px`, [styles.height]: `${rowCount * rowPx}px` })}
    >
      <path d={lines} />
      <path className={styles.arrowHead} d={heads} />
    </svg>
  );
});
