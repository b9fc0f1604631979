import type { CalendarDate } from '@internationalized/date';
import { weekdayName } from 'date-bs';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { clampDate, isProjected, toIsoDate, toSystemDate, type DateSystem } from '../../dates/date-system.ts';
import { monthHeading, otherMonthsText, weekdayOf } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { PanelHead } from '../../dates/PanelHead.tsx';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { cx } from '../../foundation/cx.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import type { CalendarSystem } from '../../provider/date-preference.ts';
import { Button } from '../Button/index.ts';
import { Agenda } from './Agenda.tsx';
import { DayPopover } from './DayPopover.tsx';
import * as styles from './MonthView.css.ts';
import { MonthWeek } from './MonthWeek.tsx';
import { eventsOn, type MonthEvent } from './week-lanes.ts';

export interface MonthViewProps extends ElementMarks {
  /** Spoken name. */
  label: string;
  events: readonly MonthEvent[];
  /** Any day of the month that is shown, AD ISO. */
  month?: IsoDate | undefined;
  defaultMonth?: IsoDate | undefined;
  /** Told of another month: its first and last day, AD ISO, to fetch its events. */
  onMonthChange?: ((start: IsoDate, end: IsoDate) => void) | undefined;
  /** Opens an event. Without it, events are only read. */
  onEventAction?: ((id: string) => void) | undefined;
  /** What a day is besides, such as a holiday. */
  dayNote?: ((day: IsoDate) => string | undefined) | undefined;
  /** The list of phones begins with today, goes back to the first day, and ends with the days to come. */
  isNewestFirst?: boolean | undefined;
  /** The calendar to show; the reader's own when left out. */
  calendar?: CalendarSystem | undefined;
}

/** What happens in a month, in Bikram Sambat or AD; a list by day on phones. */
export function MonthView({ calendar, ...props }: MonthViewProps): ReactNode {
  const { system } = useDates(calendar);
  return <SystemMonth key={system.id} {...props} system={system} />;
}

function SystemMonth({
  label,
  events,
  month,
  defaultMonth,
  onMonthChange,
  onEventAction,
  dayNote,
  isNewestFirst,
  system,
  ...marks
}: Omit<MonthViewProps, 'calendar'> & { system: DateSystem }): ReactNode {
  const { language, strings } = useDates();
  const id = useId();
  const isRtl = useLocale().direction === 'rtl';
  const today = toSystemDate(useToday(), system) ?? system.last;
  const [own, setOwn] = useState(() => toSystemDate(month ?? defaultMonth, system) ?? today);
  const [seen, setSeen] = useState(month);
  // Another month from the app goes before where the keys have gone.
  if (month !== seen) {
    setSeen(month);
    const given = toSystemDate(month, system);
    if (given !== undefined && (given.month !== own.month || given.year !== own.year)) setOwn(given);
  }
  const [openDay, setOpenDay] = useState<IsoDate>();
  const start = own.set({ day: 1 });
  const length = system.calendar.getDaysInMonth(start);
  const end = start.set({ day: length });
  const heading = monthHeading(start, system, language);
  const days = Array.from({ length }, (_, index) => start.set({ day: index + 1 }));
  const inMonth = events.filter(
    (event) => event.start <= toIsoDate(end) && (event.end ?? event.start) >= toIsoDate(start),
  );

  function goTo(target: CalendarDate, takesFocus: boolean): void {
    const next = clampDate(target, system.first, system.last);
    const isElsewhere = next.month !== own.month || next.year !== own.year;
    // The day has to be drawn before it can take focus.
    flushSync(() => setOwn(next));
    if (isElsewhere) {
      const first = next.set({ day: 1 });
      onMonthChange?.(toIsoDate(first), toIsoDate(first.set({ day: system.calendar.getDaysInMonth(first) })));
    }
    if (takesFocus) document.getElementById(`${id}-${toIsoDate(next)}`)?.focus();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // Buttons within a day keep their own keys.
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'gridcell') return;
    const forward = isRtl ? -1 : 1;
    const actions: Record<string, () => void> = {
      ArrowRight: () => goTo(own.add({ days: forward }), true),
      ArrowLeft: () => goTo(own.subtract({ days: forward }), true),
      ArrowDown: () => goTo(own.add({ weeks: 1 }), true),
      ArrowUp: () => goTo(own.subtract({ weeks: 1 }), true),
      Home: () => goTo(start, true),
      End: () => goTo(end, true),
      PageDown: () => goTo(event.shiftKey ? own.add({ years: 1 }) : own.add({ months: 1 }), true),
      PageUp: () => goTo(event.shiftKey ? own.subtract({ years: 1 }) : own.subtract({ months: 1 }), true),
      Enter: () => setOpenDay(toIsoDate(own)),
      ' ': () => setOpenDay(toIsoDate(own)),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  const before = weekdayOf(start);
  const weeks = Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => days[week * 7 + index - before]),
  );

  return (
    <section {...marks} aria-label={`${label}, ${heading}`} className={styles.root}>
      <div className={styles.head}>
        <PanelHead
          previousLabel={strings.previousMonth}
          nextLabel={strings.nextMonth}
          onTurn={(by) => goTo(own.set({ day: 1 }).add({ months: by }), false)}
        >
          <span aria-live="polite" className={styles.heading}>
            {heading}
            {isProjected(start.year, system) && ' *'}
          </span>
          <span className={styles.otherHeading}>{otherMonthsText(start, end, system, language)}</span>
        </PanelHead>
        <Button size="sm" variant="outline" tone="neutral" onPress={() => goTo(today, false)}>
          {strings.today}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its days are focused, one at a time */}
      <div role="grid" aria-label={heading} className={styles.grid} onKeyDown={handleKeyDown}>
        <div role="row" className={styles.weekdays}>
          {Array.from({ length: 7 }, (_, index) => (
            <span
              key={index}
              role="columnheader"
              aria-label={weekdayName(index, language)}
              className={cx(styles.weekday, index === 6 && styles.weekend)}
            >
              {weekdayName(index, language, 'short')}
            </span>
          ))}
        </div>
        {weeks.map((week, index) => (
          <MonthWeek
            key={index}
            id={id}
            week={week}
            system={system}
            events={inMonth}
            active={own}
            dayNote={dayNote}
            onEventAction={onEventAction}
            onDayFocus={setOwn}
            onDayOpen={setOpenDay}
          />
        ))}
      </div>
      <Agenda
        days={days}
        system={system}
        events={inMonth}
        heading={heading}
        dayNote={dayNote}
        isNewestFirst={isNewestFirst}
        onEventAction={onEventAction}
      />
      {isProjected(start.year, system) && <p className={styles.projected}>* {strings.projected}</p>}
      {openDay !== undefined && (
        <DayPopover
          day={openDay}
          anchorId={`${id}-${openDay}`}
          system={system}
          events={eventsOn(inMonth, openDay)}
          note={dayNote?.(openDay)}
          onEventAction={onEventAction}
          onClose={() => setOpenDay(undefined)}
        />
      )}
    </section>
  );
}
