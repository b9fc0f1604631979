import { isSameDay, isSameMonth, type CalendarDate } from '@internationalized/date';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePress } from 'react-aria/usePress';
import { cx } from '../foundation/cx.ts';
import * as styles from './calendar.css.ts';
import type { AnyCalendarState } from './calendar-state.ts';
import { inOtherSystem, isProjected, toIsoDate, type DateSystem } from './date-system.ts';
import type { DayMark } from './layers.ts';
import { toneClass } from '../tokens/tone.css.ts';
import { numberText, spokenDate, weekdayOf } from './date-text.ts';
import { useDates, useToday } from './use-dates.ts';

interface CalendarCellProps {
  state: AnyCalendarState;
  date: CalendarDate;
  system: DateSystem;
  /** Why the day cannot be chosen. */
  reason: string | undefined;
  marks: readonly DayMark[];
}

const SATURDAY = 6;

/** One day: its number in this calendar, small beside it the number in the other, and both dates in its spoken name. */
export function CalendarCell({ state, date, system, reason, marks }: CalendarCellProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { language, strings } = useDates();
  const isOutside = !isSameMonth(date, state.visibleRange.start);
  const isUnavailable = state.isCellUnavailable(date);
  const isDisabled = state.isCellDisabled(date) || isUnavailable;
  const isSelected = state.isSelected(date);
  const isToday = toIsoDate(date) === useToday();
  const isFocused = state.isCellFocused(date) && !isOutside;
  const isReachable = isSameDay(date, state.focusedDate);
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  const isInRange = range !== null && date.compare(range.start) >= 0 && date.compare(range.end) <= 0;
  const isEdge = range === null || isSameDay(date, range.start) || isSameDay(date, range.end);
  const other = inOtherSystem(date, system);

  useEffect(() => {
    if (isFocused) ref.current?.focus({ preventScroll: true });
  }, [isFocused]);

  const { pressProps } = usePress({
    isDisabled: isDisabled || state.isReadOnly,
    onPress: () => {
      state.setFocusedDate(date);
      state.selectDate(date);
    },
  });

  if (isOutside) return <td className={styles.slot} />;
  const name = [
    spokenDate(date, system, language),
    isToday && strings.todayMark,
    isSelected && strings.selectedMark,
    isProjected(date.year, system) && strings.projectedMark,
    ...marks.map((mark) => mark.name),
    isUnavailable && (reason ?? strings.unavailable),
  ];
  return (
    <td
      role="gridcell"
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      className={cx(
        styles.slot,
        isInRange && styles.inRange,
        range !== null && isSameDay(date, range.start) && styles.rangeStart,
        range !== null && isSameDay(date, range.end) && styles.rangeEnd,
      )}
    >
      <div
        {...pressProps}
        ref={ref}
        role="button"
        tabIndex={isReachable ? 0 : -1}
        aria-label={name.filter(Boolean).join(', ')}
        aria-disabled={isDisabled || undefined}
        data-today={isToday || undefined}
        data-weekend={weekdayOf(date) === SATURDAY || undefined}
        data-selected={(isSelected && isEdge) || undefined}
        data-unavailable={isUnavailable || undefined}
        title={[...marks.map((mark) => mark.name), isUnavailable && reason].filter(Boolean).join(', ') || undefined}
        className={styles.cell}
        onFocus={() => state.setFocusedDate(date)}
        onPointerEnter={() => {
          if ('highlightDate' in state) state.highlightDate(date);
        }}
      >
        <span className={styles.day}>{numberText(date.day, language)}</span>
        {other !== undefined && <span className={styles.otherDay}>{numberText(other.date.day, language)}</span>}
        {marks.length > 0 && (
          <span className={styles.marks}>
            {marks.map((mark, index) => (
              <span key={index} className={cx(styles.mark, toneClass[mark.tone])} />
            ))}
          </span>
        )}
      </div>
    </td>
  );
}
