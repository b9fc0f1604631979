import type { CalendarDate } from '@internationalized/date';
import { weekdayName } from 'date-bs';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { inOtherSystem, toIsoDate, toSystemDate, type DateSystem } from '../../dates/date-system.ts';
import { monthText, numberText, rangeText, spokenDate, weekdayOf } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { cx } from '../../foundation/cx.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import type { CalendarSystem } from '../../provider/date-preference.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import { Agenda } from '../MonthView/Agenda.tsx';
import { dayBlocks, wholeDay, type WeekEvent } from './day-columns.ts';
import { weekViewStrings } from './strings.ts';
import * as styles from './WeekView.css.ts';

export interface WeekViewProps extends ElementMarks {
  /** Spoken name. */
  label: string;
  /** The days that are shown, one after the other, AD ISO: one, a week, or for a list any number. */
  days: readonly IsoDate[];
  events: readonly WeekEvent[];
  /** `grid`: hours by day, on a phone for one day alone; `list`: the days one below the other. */
  look?: 'grid' | 'list' | undefined;
  /** Opens an event. Without it, events are only read. */
  onEventAction?: ((id: string) => void) | undefined;
  /** What a day is besides, such as a holiday. */
  dayNote?: ((day: IsoDate) => string | undefined) | undefined;
  /** The hour at the top when it is opened. */
  firstHour?: number | undefined;
  /** The calendar to show; the reader's own when left out. */
  calendar?: CalendarSystem | undefined;
}

const SATURDAY = 6;
/** Minutes; what is shorter has one line. */
const SHORT = 45;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** What happens on a day or in a week, by the hour, in Bikram Sambat or AD. */
export function WeekView({ calendar, look = 'grid', id, 'data-testid': testId, ...props }: WeekViewProps): ReactNode {
  const marks = { ...(id === undefined ? {} : { id }), 'data-testid': testId };
  const { system, language } = useDates(calendar);
  const words = useStrings('weekView', weekViewStrings);
  const dates = props.days.flatMap((day) => toSystemDate(day, system) ?? []);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isOne = dates.length === 1;
  const heading = isOne ? spokenDate(first, system, language) : rangeText(first, last, system, language);
  const touching = props.events.filter(
    (event) => event.start <= toIsoDate(last) && (event.end ?? event.start) >= toIsoDate(first),
  );
  const list = (
    <Agenda
      days={dates}
      system={system}
      events={touching}
      heading={heading}
      none={words.none}
      isAlways
      dayNote={props.dayNote}
      onEventAction={props.onEventAction}
    />
  );
  if (look === 'list')
    return (
      <section {...marks} aria-label={`${props.label}, ${heading}`} className={styles.root}>
        {list}
      </section>
    );
  return (
    <section {...marks} aria-label={`${props.label}, ${heading}`} className={styles.root}>
      <div className={cx(styles.grid, !isOne && styles.wideOnly)}>
        <Hours {...props} events={touching} dates={dates} system={system} />
      </div>
      {!isOne && <div className={styles.phoneOnly}>{list}</div>}
    </section>
  );
}

interface HoursProps extends Omit<WeekViewProps, 'calendar' | 'look' | 'days' | 'label'> {
  dates: readonly CalendarDate[];
  system: DateSystem;
}

function Hours({ dates, system, events, onEventAction, dayNote, firstHour = 8 }: HoursProps): ReactNode {
  const { language, strings } = useDates();
  const words = useStrings('weekView', weekViewStrings);
  const today = useToday();
  const isRtl = useLocale().direction === 'rtl';
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = body;
    if (current) current.scrollTop = (current.scrollHeight / 24) * firstHour;
  }, [firstHour]);

  /** Arrows go from event to event: up and down on a day, and to the nearest one of the days beside it. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, [forward]: 1, [back]: -1 };
    const step = steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
    const held = event.target.closest('[data-day]');
    const columns = [...event.currentTarget.querySelectorAll('[data-day]')];
    const place = held === null ? -1 : columns.indexOf(held);
    const buttons = (column: Element | undefined) => [...(column?.querySelectorAll('button') ?? [])];
    const own = buttons(columns[place]).indexOf(event.target);
    const isAlong = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const next = isAlong
      ? buttons(columns[place])[own + step]
      : step > 0
        ? columns
            .slice(place + 1)
            .map((column) => buttons(column)[0])
            .find(Boolean)
        : columns
            .slice(0, Math.max(place, 0))
            .toReversed()
            .map((column) => buttons(column)[0])
            .find(Boolean);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  const count = inlineVars({ [styles.dayCount]: dates.length });
  const hasWhole = dates.some((date) => wholeDay(events, toIsoDate(date)).length > 0 || dayNote?.(toIsoDate(date)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its buttons are handled around them
    <div onKeyDown={handleKeyDown}>
      <div className={styles.heads} style={count}>
        <span />
        {dates.map((date) => {
          const iso = toIsoDate(date);
          const other = inOtherSystem(date, system);
          return (
            <span key={iso} className={styles.head}>
              <span className={visuallyHidden}>
                {[spokenDate(date, system, language), iso === today && strings.todayMark].filter(Boolean).join(', ')}
              </span>
              <span aria-hidden className={cx(styles.number, iso === today && styles.today)}>
                {numberText(date.day, language)}
              </span>
              <span aria-hidden className={styles.headName}>
                {weekdayName(weekdayOf(date), language, 'short')}
              </span>
              {other !== undefined && (
                <span aria-hidden className={styles.other}>
                  {monthText(other.date.month, other.system, language).slice(0, 3)}{' '}
                  {numberText(other.date.day, language)}
                </span>
              )}
            </span>
          );
        })}
      </div>
      {hasWhole && (
        <div className={styles.whole} style={count}>
          <span className={styles.wholeLabel}>{words.allDay}</span>
          {dates.map((date) => {
            const iso = toIsoDate(date);
            const note = dayNote?.(iso);
            return (
              <ul
                key={iso}
                role="list"
                aria-label={`${words.allDay}, ${spokenDate(date, system, language)}`}
                className={styles.wholeDay}
              >
                {note !== undefined && <li className={styles.note}>{note}</li>}
                {wholeDay(events, iso).map((event) => (
                  <li key={event.id}>
                    <EventBlock event={event} onEventAction={onEventAction} />
                  </li>
                ))}
              </ul>
            );
          })}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div ref={body} role="group" aria-label={words.hours} className={styles.body} tabIndex={0}>
        <div className={styles.hours} style={count}>
          <div aria-hidden className={styles.times}>
            {hours.slice(1).map((hour) => (
              <span key={hour} className={styles.time} style={inlineVars({ [styles.from]: hour * 60 })}>
                {numberText(hour, language, 2)}:{numberText(0, language, 2)}
              </span>
            ))}
          </div>
          {dates.map((date) => {
            const iso = toIsoDate(date);
            const isOff = weekdayOf(date) === SATURDAY || dayNote?.(iso) !== undefined;
            return (
              <ul
                key={iso}
                role="list"
                data-day={iso}
                aria-label={spokenDate(date, system, language)}
                className={cx(styles.day, isOff && styles.dayOff)}
              >
                {dayBlocks(events, iso).map(({ event, from, to, column, columns }) => (
                  <li
                    key={event.id}
                    className={styles.place}
                    style={inlineVars({
                      [styles.from]: from,
                      [styles.length]: to - from,
                      [styles.column]: column,
                      [styles.columns]: columns,
                    })}
                  >
                    <EventBlock event={event} isShort={to - from < SHORT} onEventAction={onEventAction} />
                  </li>
                ))}
              </ul>
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface EventBlockProps {
  event: WeekEvent;
  isShort?: boolean;
  onEventAction: ((id: string) => void) | undefined;
}

function EventBlock({ event, isShort = false, onEventAction }: EventBlockProps): ReactNode {
  const className = cx(
    toneClass[event.tone ?? 'accent'],
    styles.block,
    isShort && styles.short,
    event.isTentative === true && styles.tentative,
  );
  const content = (
    <>
      <span className={styles.title}>{event.title}</span>
      {event.time !== undefined && <span className={styles.hour}>{event.time}</span>}
    </>
  );
  if (onEventAction === undefined) return <span className={className}>{content}</span>;
  return (
    <button type="button" className={className} onClick={() => onEventAction(event.id)}>
      {content}
    </button>
  );
}
