import { isSameDay, type CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { inOtherSystem, isProjected, toIsoDate, type DateSystem } from '../../dates/date-system.ts';
import { numberText, spokenDate } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import * as styles from './MonthView.css.ts';
import { monthViewStrings } from './strings.ts';
import { eventsOn, weekLanes, type LaneBar, type MonthEvent } from './week-lanes.ts';

interface MonthWeekProps {
  id: string;
  week: readonly (CalendarDate | undefined)[];
  system: DateSystem;
  events: readonly MonthEvent[];
  active: CalendarDate;
  dayNote: ((day: IsoDate) => string | undefined) | undefined;
  onEventAction: ((id: string) => void) | undefined;
  onDayFocus: (day: CalendarDate) => void;
  onDayOpen: (day: IsoDate) => void;
}

const ROOM = 3;
const SATURDAY = 6;

/** Seven days with their events. A bar that goes over several days is in the first of them. */
export function MonthWeek({
  id,
  week,
  system,
  events,
  active,
  dayNote,
  onEventAction,
  onDayFocus,
  onDayOpen,
}: MonthWeekProps): ReactNode {
  const { language, strings } = useDates();
  const today = useToday();
  const words = useStrings('monthView', monthViewStrings);
  const lanes = weekLanes(
    events,
    week.map((date) => date && toIsoDate(date)),
    ROOM,
  );
  return (
    <div role="row" className={styles.week}>
      {week.map((date, column) => {
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place without a day has nothing to tell
        if (date === undefined) return <div key={column} role="gridcell" className={styles.outside} />;
        const iso = toIsoDate(date);
        const other = inOtherSystem(date, system);
        const isToday = iso === today;
        const note = dayNote?.(iso);
        const hidden = lanes.hidden[column] ?? 0;
        const name = [
          spokenDate(date, system, language),
          isToday && strings.todayMark,
          note,
          isProjected(date.year, system) && strings.projectedMark,
          words.events(eventsOn(events, iso).length),
        ];
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of all days are handled around them
          <div
            key={column}
            id={`${id}-${iso}`}
            role="gridcell"
            tabIndex={isSameDay(date, active) ? 0 : -1}
            className={cx(styles.day, column === SATURDAY && styles.dayOff, note !== undefined && styles.dayOff)}
            onFocus={(event) => {
              if (event.target === event.currentTarget) onDayFocus(date);
            }}
            onClick={(event) => {
              if (event.target instanceof Element && event.target.closest('button') === null) onDayOpen(iso);
            }}
          >
            <span className={styles.dayHead}>
              <span className={visuallyHidden}>{name.filter(Boolean).join(', ')}</span>
              <span aria-hidden className={cx(styles.number, isToday && styles.today)}>
                {numberText(date.day, language)}
              </span>
              {note !== undefined && (
                <span aria-hidden className={styles.note}>
                  {note}
                </span>
              )}
              {other !== undefined && (
                <span aria-hidden className={styles.otherNumber}>
                  {numberText(other.date.day, language)}
                </span>
              )}
            </span>
            {lanes.bars
              .filter((bar) => bar.column === column)
              .map((bar) => (
                <Bar key={bar.event.id} bar={bar} onEventAction={onEventAction} />
              ))}
            {hidden > 0 && (
              <button
                type="button"
                tabIndex={-1}
                className={styles.more}
                style={inlineVars({ [styles.lane]: ROOM - 1 })}
                onClick={() => onDayOpen(iso)}
              >
                {words.more(hidden)}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

function Bar({
  bar: { event, lane, span, comesFromBefore, goesOn },
  onEventAction,
}: {
  bar: LaneBar;
  onEventAction: ((id: string) => void) | undefined;
}): ReactNode {
  const words = useStrings('monthView', monthViewStrings);
  const className = cx(
    toneClass[event.tone ?? 'accent'],
    styles.bar,
    event.time !== undefined && span === 1 && styles.timed,
    comesFromBefore && styles.fromBefore,
    goesOn && styles.goesOn,
  );
  const place = inlineVars({ [styles.lane]: lane, [styles.span]: span });
  const content = (
    <>
      {event.time !== undefined && <span className={styles.time}>{event.time}</span>}{' '}
      <span className={styles.title}>{event.title}</span>
      {(comesFromBefore || goesOn) && <span className={visuallyHidden}>, {words.continues}</span>}
    </>
  );
  const name = [event.time, event.title, (comesFromBefore || goesOn) && words.continues].filter(Boolean).join(', ');
  if (onEventAction === undefined) {
    return (
      <span className={className} style={place} title={name}>
        {content}
      </span>
    );
  }
  return (
    // By keyboard the day opens, with all its events.
    <button
      type="button"
      tabIndex={-1}
      title={name}
      className={className}
      style={place}
      onClick={() => onEventAction(event.id)}
    >
      {content}
    </button>
  );
}
