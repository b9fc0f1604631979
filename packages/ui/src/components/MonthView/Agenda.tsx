import type { CalendarDate } from '@internationalized/date';
import { useId, type ReactNode } from 'react';
import { inOtherSystem, toIsoDate, type DateSystem } from '../../dates/date-system.ts';
import { dateText, monthText, numberText, weekdayOf } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { cx } from '../../foundation/cx.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { weekdayName } from 'date-bs';
import { EventLine } from './EventLine.tsx';
import * as styles from './MonthView.css.ts';
import { monthViewStrings } from './strings.ts';
import { eventsOn, type MonthEvent } from './week-lanes.ts';

interface AgendaProps {
  days: readonly CalendarDate[];
  system: DateSystem;
  events: readonly MonthEvent[];
  heading: string;
  /** What is said where there is nothing. */
  none?: string | undefined;
  /** On every screen, and not on phones alone. */
  isAlways?: boolean | undefined;
  /** Today, then the days before it, then those to come. */
  isNewestFirst?: boolean | undefined;
  dayNote: ((day: IsoDate) => string | undefined) | undefined;
  onEventAction: ((id: string) => void) | undefined;
}

/** The days of the month on which there is something, one below the other. */
export function Agenda({
  days,
  system,
  events,
  heading,
  none,
  isAlways = false,
  isNewestFirst = false,
  dayNote,
  onEventAction,
}: AgendaProps): ReactNode {
  const strings = useStrings('monthView', monthViewStrings);
  const today = useToday();
  const filled = days.filter((date) => {
    const iso = toIsoDate(date);
    return eventsOn(events, iso).length > 0 || dayNote?.(iso) !== undefined || iso === today;
  });
  const past = filled.filter((date) => toIsoDate(date) <= today);
  const ordered = isNewestFirst ? [...past.toReversed(), ...filled.slice(past.length)] : filled;
  return (
    <div className={isAlways ? undefined : styles.agenda}>
      {events.length === 0 && <p className={styles.nothing}>{none ?? strings.none}</p>}
      <ul role="list" aria-label={heading} className={styles.agendaDays}>
        {ordered.map((date) => (
          <AgendaDay
            key={toIsoDate(date)}
            date={date}
            system={system}
            events={eventsOn(events, toIsoDate(date))}
            note={dayNote?.(toIsoDate(date))}
            onEventAction={onEventAction}
          />
        ))}
      </ul>
    </div>
  );
}

interface AgendaDayProps extends Pick<AgendaProps, 'system' | 'events' | 'onEventAction'> {
  date: CalendarDate;
  note: string | undefined;
}

function AgendaDay({ date, system, events, note, onEventAction }: AgendaDayProps): ReactNode {
  const { language, strings } = useDates();
  const words = useStrings('monthView', monthViewStrings);
  const id = useId();
  const other = inOtherSystem(date, system);
  const isToday = toIsoDate(date) === useToday();
  return (
    <li className={styles.agendaDay} aria-labelledby={id}>
      <span id={id} className={styles.agendaDate}>
        <span className={cx(styles.number, isToday && styles.today)}>{numberText(date.day, language)}</span>
        <span>
          {monthText(date.month, system, language)}, {weekdayName(weekdayOf(date), language)}
          {isToday && `, ${strings.todayMark}`}
        </span>
        {other !== undefined && (
          <span className={styles.otherNumber}>{dateText(other.date, other.system, language)}</span>
        )}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {events.length === 0 ? (
        note === undefined && <span className={styles.nothing}>{words.events(0)}</span>
      ) : (
        <ul role="list" className={styles.lines}>
          {events.map((event) => (
            <li key={event.id}>
              <EventLine event={event} onEventAction={onEventAction} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
