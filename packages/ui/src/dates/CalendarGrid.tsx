import type { CalendarDate } from '@internationalized/date';
import { weekdayName } from 'date-bs';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { CalendarCell } from './CalendarCell.tsx';
import * as styles from './calendar.css.ts';
import type { AnyCalendarState } from './calendar-state.ts';
import { toIsoDate, type DateSystem } from './date-system.ts';
import { marksOn, type CalendarLayer } from './layers.ts';
import { useDates } from './use-dates.ts';

interface CalendarGridProps {
  state: AnyCalendarState;
  system: DateSystem;
  label: string;
  reasonOf: (iso: string) => string | undefined;
  layers: readonly CalendarLayer[];
  /** Told of a step that the limits stopped. */
  onPage: (direction: 1 | -1, isYear: boolean) => void;
}

/** The weeks of a month, with the keys that people expect of a date grid. */
export function CalendarGrid({ state, system, label, reasonOf, layers, onPage }: CalendarGridProps): ReactNode {
  const { language } = useDates();

  function handleKeyDown(event: KeyboardEvent): void {
    // The page says which way it runs; both languages of the dates run from left to right.
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const actions: Record<string, () => void> = {
      ArrowLeft: () => (isRtl ? state.focusNextDay() : state.focusPreviousDay()),
      ArrowRight: () => (isRtl ? state.focusPreviousDay() : state.focusNextDay()),
      ArrowUp: () => state.focusPreviousRow(),
      ArrowDown: () => state.focusNextRow(),
      Home: () => state.focusSectionStart(),
      End: () => state.focusSectionEnd(),
      PageUp: () => onPage(-1, event.shiftKey),
      PageDown: () => onPage(1, event.shiftKey),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  return (
    <table
      role="grid"
      aria-label={label}
      aria-readonly={state.isReadOnly || undefined}
      aria-disabled={state.isDisabled || undefined}
      className={styles.grid}
      onKeyDown={handleKeyDown}
      onFocus={() => state.setFocused(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) state.setFocused(false);
      }}
    >
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, index) => (
            <th
              key={index}
              scope="col"
              aria-label={weekdayName(index, language)}
              className={cx(styles.weekday, index === 6 && styles.weekend)}
            >
              {weekdayName(index, language, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: state.getWeeksInMonth() }, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .map((date: CalendarDate | null, index: number) =>
                date === null ? (
                  <td key={index} className={styles.slot} />
                ) : (
                  <CalendarCell
                    key={index}
                    state={state}
                    date={date}
                    system={system}
                    reason={reasonOf(toIsoDate(date))}
                    marks={marksOn(layers, toIsoDate(date))}
                  />
                ),
              )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
