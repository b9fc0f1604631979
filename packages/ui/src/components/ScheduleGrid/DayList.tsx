import { useState, type ReactNode } from 'react';
import { toSystemDate } from '../../dates/date-system.ts';
import { spokenDate } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { PanelHead } from '../../dates/PanelHead.tsx';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { useDigits } from '../../provider/use-digits.ts';
import { cellText } from './cell-text.ts';
import type { ScheduleCell, ScheduleChoice, ScheduleRow, ScheduleTotal } from './schedule-types.ts';
import * as styles from './ScheduleGrid.css.ts';
import type { scheduleGridStrings } from './strings.ts';

interface DayListProps {
  label: string;
  rows: readonly ScheduleRow[];
  days: readonly IsoDate[];
  choices: ReadonlyMap<string, ScheduleChoice>;
  cell: (row: string, day: IsoDate) => ScheduleCell;
  totals: readonly ScheduleTotal[];
  /** Opens the choice for a row and a column, from the line that was pressed. */
  onOpen: ((row: number, column: number, line: HTMLElement) => void) | undefined;
  strings: typeof scheduleGridStrings;
}

/** One day, with its rows below each other. */
export function DayList({ label, rows, days, choices, cell, totals, onOpen, strings }: DayListProps): ReactNode {
  const { system, language } = useDates();
  const digits = useDigits();
  const today = useToday();
  const [chosen, setChosen] = useState<IsoDate>();
  const column = Math.max(0, days.indexOf(chosen !== undefined && days.includes(chosen) ? chosen : today));
  const day = days[column];
  const date = toSystemDate(day, system);
  if (day === undefined) return null;
  return (
    <section aria-label={label} className={styles.list}>
      <PanelHead
        previousLabel={strings.previousDay}
        nextLabel={strings.nextDay}
        onTurn={(by) => setChosen(days[Math.min(Math.max(column + by, 0), days.length - 1)])}
      >
        <span aria-live="polite" className={styles.listDay}>
          {date === undefined ? day : spokenDate(date, system, language)}
        </span>
      </PanelHead>
      {totals.length > 0 && (
        <span className={styles.lineNote}>
          {totals.map(({ label: name, count }) => `${name}: ${digits(count(day))}`).join(' · ')}
        </span>
      )}
      <ul role="list" className={styles.lines}>
        {rows.map((row, index) => {
          const shown = cell(row.id, day);
          const choice = choices.get(shown.choice ?? '');
          const content = (
            <>
              <span className={styles.lineTexts}>
                <span className={styles.rowName}>{row.name}</span>
                <span className={styles.lineNote}>{cellText({ ...shown, problems: [] }, choice, strings)}</span>
                {shown.problems?.map((problem) => (
                  <span key={problem} className={styles.lineProblem}>
                    {problem}
                  </span>
                ))}
              </span>
              {choice !== undefined && (
                <span aria-hidden="true" className={cx(styles.plan, styles.planState[shown.state])}>
                  {choice.colour !== undefined && (
                    <span className={styles.mark} style={inlineVars({ [styles.colour]: choice.colour })} />
                  )}
                  {choice.short}
                </span>
              )}
            </>
          );
          return (
            <li key={row.id}>
              {onOpen === undefined || shown.isLocked === true ? (
                <div className={styles.listLine}>{content}</div>
              ) : (
                <button
                  type="button"
                  className={styles.listLine}
                  onClick={(event) => onOpen(index, column, event.currentTarget)}
                >
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
