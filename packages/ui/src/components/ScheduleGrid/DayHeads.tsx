import { weekdayName } from 'date-bs';
import { memo, type ReactNode } from 'react';
import { toSystemDate } from '../../dates/date-system.ts';
import { numberText, spokenDate, weekdayOf } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import * as styles from './ScheduleGrid.css.ts';

interface DayHeadsProps {
  rowsLabel: string;
  days: readonly IsoDate[];
  drawn: readonly number[];
  isRestDay: ((day: IsoDate) => boolean) | undefined;
}

/** The days over their columns. */
export const DayHeads = memo(function DayHeads({ rowsLabel, days, drawn, isRestDay }: DayHeadsProps): ReactNode {
  const { system, language } = useDates();
  const today = useToday();
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.rowHead}>
        {rowsLabel}
      </div>
      {drawn.map((column) => {
        const day = days[column];
        const date = toSystemDate(day, system);
        if (day === undefined || date === undefined) return null;
        return (
          <div
            key={column}
            role="columnheader"
            aria-colindex={column + 2}
            aria-label={spokenDate(date, system, language)}
            className={cx(styles.dayHead, day === today && styles.today)}
            style={inlineVars({ [styles.place]: column })}
          >
            <span className={cx(isRestDay?.(day) === true && styles.restDay)}>
              {weekdayName(weekdayOf(date), language, 'short')}
            </span>
            <span className={styles.dayNumber}>{numberText(date.day, language)}</span>
          </div>
        );
      })}
    </div>
  );
});
