import type { CalendarDate } from '@internationalized/date';
import { useState, type ReactNode } from 'react';
import { clampDate, inOtherSystem, isProjected, toSystemDate, type DateSystem } from '../../dates/date-system.ts';
import { eraText, monthHeading, monthText, numberText, rangeText, shortRangeText } from '../../dates/date-text.ts';
import type { GridOption } from '../../dates/OptionGrid.tsx';
import { isOffered, monthOfDate, type MonthValue } from '../../dates/periods.ts';
import { PeriodPanel } from '../../dates/PeriodPanel.tsx';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { usePassingMessage } from '../../dates/use-passing-message.ts';

interface MonthPanelProps {
  label: string;
  system: DateSystem;
  value: MonthValue | null;
  first: CalendarDate;
  last: CalendarDate;
  unavailableReason: ((month: MonthValue) => string | undefined) | undefined;
  onChange: (month: MonthValue) => void;
}

const YEARS_SHOWN = 12;

/** The months of a year, and the years behind its title. */
export function MonthPanel({
  label,
  system,
  value,
  first,
  last,
  unavailableReason,
  onChange,
}: MonthPanelProps): ReactNode {
  const { language, strings } = useDates();
  const [message, showMessage] = usePassingMessage();
  const chosen = value === null ? undefined : toSystemDate(value.start, system);
  const today = toSystemDate(useToday(), system) ?? last;
  const start = clampDate(chosen ?? today, first, last);
  const [year, setYear] = useState(start.year);
  const [yearPage, setYearPage] = useState<number>();

  function turn(direction: 1 | -1): void {
    const next = yearPage === undefined ? year + direction : first.year + (yearPage + direction) * YEARS_SHOWN;
    if (next > last.year) showMessage(strings.yearTooLate(numberText(last.year, language)));
    else if (next < first.year) showMessage(strings.yearTooEarly(numberText(first.year, language)));
    else if (yearPage === undefined) setYear(next);
    else setYearPage(yearPage + direction);
  }

  function monthAt(number: number): CalendarDate {
    return system.first.set({ year, month: number, day: 1 });
  }

  function monthOption(number: number): GridOption {
    const date = monthAt(number);
    const month = monthOfDate(date, system);
    const from = inOtherSystem(date, system);
    const to = inOtherSystem(date.set({ day: system.calendar.getDaysInMonth(date) }), system);
    const isIn = isOffered(month, first, last);
    const reason = isIn ? unavailableReason?.(month) : strings.unavailable;
    const names = [
      `${monthHeading(date, system, language)} ${eraText(system, language)}`,
      from && to && rangeText(from.date, to.date, to.system, language),
      month.month === monthOfDate(today, system).month && strings.todayMark,
      isProjected(year, system) && strings.projectedMark,
      reason,
    ];
    return {
      id: number,
      label: monthText(number, system, language),
      detail: from && to && shortRangeText(from.date, to.date, to.system, language),
      name: names.filter(Boolean).join(', '),
      isDisabled: reason !== undefined,
    };
  }

  const quick = [
    { label: strings.thisMonth, date: today },
    { label: strings.lastMonth, date: today.subtract({ months: 1 }) },
  ]
    .map((each) => ({ ...each, month: monthOfDate(each.date, system) }))
    .filter(({ month }) => isOffered(month, first, last) && unavailableReason?.(month) === undefined);

  if (yearPage !== undefined) {
    const from = first.year + yearPage * YEARS_SHOWN;
    const years = Array.from({ length: Math.min(YEARS_SHOWN, last.year - from + 1) }, (_, index) => from + index);
    return (
      <PeriodPanel
        key="years"
        label={label}
        title={`${numberText(from, language)} – ${numberText(years.at(-1) ?? from, language)}`}
        previousLabel={strings.previousYears}
        nextLabel={strings.nextYears}
        onTurn={turn}
        options={years.map((each) => ({
          id: each,
          label: `${numberText(each, language)}${isProjected(each, system) ? ' *' : ''}`,
          ...(isProjected(each, system) ? { name: `${numberText(each, language)}, ${strings.projectedMark}` } : {}),
        }))}
        selectedId={chosen?.year}
        startId={year}
        onSelect={(each) => {
          setYear(each);
          setYearPage(undefined);
        }}
        hasProjected={years.some((each) => isProjected(each, system))}
        message={message}
        quick={[{ label: strings.back, onPress: () => setYearPage(undefined) }]}
      />
    );
  }

  const title = numberText(year, language);
  return (
    <PeriodPanel
      key="months"
      label={label}
      title={isProjected(year, system) ? `${title} *` : title}
      titleAction={{
        name: strings.chooseYear(title),
        onPress: () => setYearPage(Math.floor((year - first.year) / YEARS_SHOWN)),
      }}
      previousLabel={strings.previousYear}
      nextLabel={strings.nextYear}
      onTurn={turn}
      options={Array.from({ length: 12 }, (_, index) => monthOption(index + 1))}
      selectedId={chosen?.year === year ? chosen.month : undefined}
      startId={start.month}
      onSelect={(number) => onChange(monthOfDate(monthAt(number), system))}
      hasProjected={isProjected(year, system)}
      message={message}
      quick={quick.map(({ label: text, month }) => ({ label: text, onPress: () => onChange(month) }))}
    />
  );
}
