import { memo, type ReactNode } from 'react';
import { toSystemDate } from '../../dates/date-system.ts';
import { monthHeading, numberText, weekdayOf } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useDates } from '../../dates/use-dates.ts';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { dayAfter, type GanttAxis, type GanttMonth } from './gantt-axis.ts';
import * as styles from './GanttChart.css.ts';
import type { GanttZoom } from './gantt-types.ts';

interface GanttHeadProps {
  rowsLabel: string;
  axis: GanttAxis;
  months: readonly GanttMonth[];
  /** Days in sight, counted from the first one. */
  firstDay: number;
  lastDay: number;
  zoom: GanttZoom;
  today: IsoDate;
}

/** Months, and the days under them as the zoom has room for. Each bar says its days itself, so that all this is only seen. */
export const GanttHead = memo(function GanttHead({
  rowsLabel,
  axis,
  months,
  firstDay,
  lastDay,
  zoom,
  today,
}: GanttHeadProps): ReactNode {
  const { system, language } = useDates();
  const days: ReactNode[] = [];
  for (let from = firstDay; zoom !== 'month' && from <= lastDay; from++) {
    const day = dayAfter(axis.first, from);
    const date = toSystemDate(day, system);
    if (date === undefined || (zoom === 'week' && weekdayOf(date) !== 0)) continue;
    days.push(
      <span
        key={day}
        className={cx(styles.dayName, zoom === 'day' && day === today && styles.todayName)}
        style={inlineVars({ [styles.from]: from })}
      >
        {numberText(date.day, language)}
      </span>,
    );
  }
  return (
    <div aria-hidden="true" className={styles.head}>
      <div className={styles.corner}>{rowsLabel}</div>
      <div className={styles.axis}>
        {months
          .filter(({ from, days: length }) => from <= lastDay && from + length > firstDay)
          .map(({ date, from, days: length }) => (
            <div
              key={from}
              className={styles.month}
              style={inlineVars({ [styles.from]: from, [styles.length]: length })}
            >
              <span className={styles.monthName}>{monthHeading(date, system, language)}</span>
            </div>
          ))}
        {days}
      </div>
    </div>
  );
});
