import { memo, type ReactNode } from 'react';
import { useDates } from '../../dates/use-dates.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { spanText } from './gantt-axis.ts';
import { GanttBar, type BarEvents } from './GanttBar.tsx';
import * as styles from './GanttChart.css.ts';
import type { GanttTask } from './gantt-types.ts';

interface GanttRowProps {
  /** Of the chart; rows are found by it with their place. */
  id: string;
  task: GanttTask;
  index: number;
  count: number;
  /** Its distance from the top in pixels. */
  at: number;
  /** First day on the axis, and how many days it takes. */
  from: number;
  length: number;
  /** Days by which it is being moved, and the days on which it would be. */
  shift: number;
  days: string;
  dayPx: number;
  /** What it waits for in words. */
  note: string | undefined;
  isMovable: boolean;
  isTabStop: boolean;
  opens: boolean;
  /** The same object as long as the chart is there. */
  events: BarEvents;
  actions: ((id: string) => ReactNode) | undefined;
}

/** A task with its name and its bar. It is drawn again only where it changed: rows come one by one while a reader scrolls. */
export const GanttRow = memo(function GanttRow({
  id,
  task,
  index,
  count,
  at,
  note,
  isMovable,
  actions,
  ...bar
}: GanttRowProps): ReactNode {
  const { system, language } = useDates();
  const says = [task.title, spanText(task.start, task.end, system, language), task.status, note]
    .filter(Boolean)
    .join(', ');
  return (
    <li
      id={`${id}-${index}`}
      className={styles.row}
      style={inlineVars({ [styles.top]: `${at}px` })}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <div className={styles.name}>
        <div className={styles.texts}>
          <div className={styles.title} title={task.title}>
            {task.title}
          </div>
          {note !== undefined && (
            <div className={styles.note} title={note}>
              {note}
            </div>
          )}
        </div>
        {actions?.(task.id)}
      </div>
      <div className={styles.lane} title={says}>
        <GanttBar {...bar} task={task} index={index} label={says} howId={isMovable ? `${id}-how` : undefined} />
      </div>
    </li>
  );
});
