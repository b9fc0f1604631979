import type { CalendarDate } from '@internationalized/date';
import { useId, useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../components/Button/index.ts';
import { visuallyHidden } from '../foundation/hidden.css.ts';
import * as styles from './calendar.css.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import type { AnyCalendarState } from './calendar-state.ts';
import { clampDate, isProjected, toIsoDate, toSystemDate, type DateSystem } from './date-system.ts';
import { monthHeading, monthText, numberText, otherMonthsText } from './date-text.ts';
import { LayerNotes } from './LayerNotes.tsx';
import type { CalendarLayer } from './layers.ts';
import { OptionGrid } from './OptionGrid.tsx';
import { PanelHead } from './PanelHead.tsx';
import { useDates, useToday } from './use-dates.ts';
import { usePassingMessage } from './use-passing-message.ts';

interface CalendarFrameProps {
  label: string;
  state: AnyCalendarState;
  system: DateSystem;
  first: CalendarDate;
  last: CalendarDate;
  reasonOf: (iso: string) => string | undefined;
  layers: readonly CalendarLayer[];
  /** Spoken when something is chosen. */
  announcement: string;
}

type View = 'days' | 'months' | 'years';
const YEARS_SHOWN = 12;

/** A calendar's head and its three views: days, months, years, and back. */
export function CalendarFrame({
  label,
  state,
  system,
  first,
  last,
  reasonOf,
  layers,
  announcement,
}: CalendarFrameProps): ReactNode {
  const { language, strings } = useDates();
  const id = useId();
  const [view, setView] = useState<View>('days');
  const [yearPage, setYearPage] = useState(0);
  const [message, showMessage] = usePassingMessage();
  const shown = state.visibleRange.start;
  const heading = monthHeading(shown, system, language);
  const years = Array.from({ length: last.year - first.year + 1 }, (_, index) => first.year + index);

  function moveTo(date: CalendarDate): void {
    state.setFocusedDate(clampDate(date, first, last));
  }

  function step(direction: 1 | -1, isYear: boolean): void {
    const target = isYear ? state.focusedDate.add({ years: direction }) : state.focusedDate.add({ months: direction });
    if (target.year > last.year) showMessage(strings.yearTooLate(numberText(last.year, language)));
    else if (target.year < first.year) showMessage(strings.yearTooEarly(numberText(first.year, language)));
    else moveTo(target);
  }

  function turnYears(direction: 1 | -1): void {
    const page = yearPage + direction;
    if (page * YEARS_SHOWN >= years.length) showMessage(strings.yearTooLate(numberText(last.year, language)));
    else if (page < 0) showMessage(strings.yearTooEarly(numberText(first.year, language)));
    else setYearPage(page);
  }

  function openYears(): void {
    setYearPage(Math.floor(years.indexOf(shown.year) / YEARS_SHOWN));
    setView('years');
  }

  function backToDays(): void {
    setView('days');
    state.setFocused(true);
  }

  const turn = { days: (by: 1 | -1) => step(by, false), months: (by: 1 | -1) => step(by, true), years: turnYears }[
    view
  ];
  const turnLabels = (
    {
      days: [strings.previousMonth, strings.nextMonth],
      months: [strings.previousYear, strings.nextYear],
      years: [strings.previousYears, strings.nextYears],
    } as const
  )[view];
  const pageYears = years.slice(yearPage * YEARS_SHOWN, (yearPage + 1) * YEARS_SHOWN);
  const title = {
    days: heading,
    months: numberText(shown.year, language),
    years: `${numberText(pageYears[0] ?? first.year, language)} – ${numberText(pageYears.at(-1) ?? last.year, language)}`,
  }[view];
  const today = toSystemDate(useToday(), system);
  const canGoToToday = today !== undefined && today.compare(first) >= 0 && today.compare(last) <= 0;

  return (
    <div role="group" aria-label={`${label}, ${heading}`} className={styles.root}>
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
      <PanelHead previousLabel={turnLabels[0]} nextLabel={turnLabels[1]} onTurn={turn}>
        <AriaButton
          id={`${id}-title`}
          className={styles.heading}
          aria-label={
            view === 'days' ? strings.chooseMonth(heading) : view === 'months' ? strings.chooseYear(title) : title
          }
          isDisabled={view === 'years'}
          onPress={() => (view === 'days' ? setView('months') : openYears())}
        >
          <span aria-live="polite">{title}</span>
        </AriaButton>
        {view === 'days' && (
          <span className={styles.otherHeading}>
            {otherMonthsText(state.visibleRange.start, state.visibleRange.end, system, language)}
          </span>
        )}
      </PanelHead>
      {view === 'days' && (
        <CalendarGrid state={state} system={system} label={heading} reasonOf={reasonOf} layers={layers} onPage={step} />
      )}
      {view === 'months' && (
        <OptionGrid
          label={title}
          selectedId={shown.month}
          options={Array.from({ length: 12 }, (_, index) => {
            const start = shown.set({ month: index + 1, day: 1 });
            const end = start.set({ day: system.calendar.getDaysInMonth(start) });
            return {
              id: index + 1,
              label: monthText(index + 1, system, language),
              isDisabled: end.compare(first) < 0 || start.compare(last) > 0,
            };
          })}
          onPage={turn}
          onSelect={(month) => {
            moveTo(state.focusedDate.set({ month }));
            backToDays();
          }}
        />
      )}
      {view === 'years' && (
        <OptionGrid
          label={title}
          selectedId={shown.year}
          options={pageYears.map((year) => ({
            id: year,
            label: `${numberText(year, language)}${isProjected(year, system) ? ' *' : ''}`,
            ...(isProjected(year, system) ? { name: `${numberText(year, language)}, ${strings.projectedMark}` } : {}),
          }))}
          onPage={turn}
          onSelect={(year) => {
            moveTo(state.focusedDate.set({ year }));
            setView('months');
          }}
        />
      )}
      {view === 'days' && layers.length > 0 && <LayerNotes layers={layers} day={toIsoDate(state.focusedDate)} />}
      {isProjected(shown.year, system) && view !== 'years' && <p className={styles.projected}>* {strings.projected}</p>}
      <div className={styles.footer}>
        <span role="alert" className={styles.message}>
          {message}
        </span>
        {view !== 'days' && (
          <Button
            size="sm"
            variant="ghost"
            tone="neutral"
            onPress={() => (view === 'years' ? setView('months') : backToDays())}
          >
            {strings.back}
          </Button>
        )}
        {view === 'days' && canGoToToday && (
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              moveTo(today);
              state.setFocused(true);
            }}
          >
            {strings.today}
          </Button>
        )}
      </div>
    </div>
  );
}
