import { memo, type ReactNode } from 'react';
import type { IsoDate } from '../../dates/iso.ts';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { useDigits } from '../../provider/use-digits.ts';
import type { ScheduleTotal } from './schedule-types.ts';
import * as styles from './ScheduleGrid.css.ts';

interface TotalLinesProps {
  totals: readonly ScheduleTotal[];
  days: readonly IsoDate[];
  drawn: readonly number[];
  /** The number of the first of these rows, from one. */
  from: number;
}

/** How many rows have each choice on a day, at the foot. */
export const TotalLines = memo(function TotalLines({ totals, days, drawn, from }: TotalLinesProps): ReactNode {
  const digits = useDigits();
  return (
    <div role="rowgroup" className={styles.foot}>
      {totals.map(({ id, label, count }, index) => (
        <div key={id} role="row" aria-rowindex={from + index} className={styles.totalRow}>
          <div role="rowheader" aria-colindex={1} className={styles.rowHead}>
            <span className={styles.rowName}>{label}</span>
          </div>
          {drawn.map((column) => {
            const day = days[column];
            if (day === undefined) return null;
            const number = count(day);
            return (
              <div
                key={column}
                role="gridcell"
                aria-colindex={column + 2}
                className={cx(styles.total, number === 0 && styles.noTotal)}
                style={inlineVars({ [styles.place]: column })}
              >
                {digits(number)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
});
