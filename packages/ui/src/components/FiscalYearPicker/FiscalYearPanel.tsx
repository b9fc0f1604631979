import type { CalendarDate } from '@internationalized/date';
import { useState, type ReactNode } from 'react';
import { dateSystems, toIsoDate, toSystemDate, type DateSystem } from '../../dates/date-system.ts';
import { eraText, numberText, rangeText } from '../../dates/date-text.ts';
import type { GridOption } from '../../dates/OptionGrid.tsx';
import {
  FISCAL_YEARS_APART,
  endsProjected,
  fiscalStartOf,
  fiscalYearValue,
  isOffered,
  type FiscalYearValue,
} from '../../dates/periods.ts';
import { PeriodPanel } from '../../dates/PeriodPanel.tsx';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { usePassingMessage } from '../../dates/use-passing-message.ts';
import { fiscalYearText } from './fiscal-year-text.ts';

interface FiscalYearPanelProps {
  label: string;
  system: DateSystem;
  startYear: number | undefined;
  first: CalendarDate;
  last: CalendarDate;
  unavailableReason: ((year: FiscalYearValue) => string | undefined) | undefined;
  onChange: (startYear: number) => void;
}

const YEARS_SHOWN = 12;
const YEARS_BEFORE = 7;

/** Fiscal years, twelve at a time, with their other name. */
export function FiscalYearPanel({
  label,
  system,
  startYear,
  first,
  last,
  unavailableReason,
  onChange,
}: FiscalYearPanelProps): ReactNode {
  const { language, strings } = useDates();
  const [message, showMessage] = usePassingMessage();
  const current = fiscalStartOf(useToday());
  const firstStart = fiscalStartOf(toIsoDate(first));
  const lastStart = fiscalStartOf(toIsoDate(last));
  const years = Array.from({ length: lastStart - firstStart + 1 }, (_, index) => firstStart + index).filter(
    (year) => fiscalYearValue(year) !== undefined,
  );
  const start = Math.min(Math.max(startYear ?? current, years[0] ?? current), years.at(-1) ?? current);
  const lastFrom = Math.max(0, years.length - YEARS_SHOWN);
  // A few years to come are in sight, and more of those that were.
  const [from, setFrom] = useState(Math.min(Math.max(0, years.indexOf(start) - YEARS_BEFORE), lastFrom));
  const shown = years.slice(from, from + YEARS_SHOWN);
  const other = system.id === 'bs' ? dateSystems.ad : dateSystems.bs;

  function turn(direction: 1 | -1): void {
    const edge = direction === 1 ? years.at(-1) : years[0];
    const text = numberText((edge ?? current) - (system.id === 'bs' ? 0 : FISCAL_YEARS_APART), language);
    const next = Math.min(Math.max(0, from + direction * YEARS_SHOWN), lastFrom);
    if (next === from) showMessage(direction === 1 ? strings.yearTooLate(text) : strings.yearTooEarly(text));
    else setFrom(next);
  }

  function reasonAgainst(year: FiscalYearValue | undefined): string | undefined {
    if (year === undefined || !isOffered(year, first, last)) return strings.unavailable;
    return unavailableReason?.(year);
  }

  function optionOf(year: number): GridOption {
    const value = fiscalYearValue(year);
    const begin = toSystemDate(value?.start, system);
    const to = toSystemDate(value?.end, system);
    const isProjected = value !== undefined && endsProjected(value.end);
    const reason = reasonAgainst(value);
    const names = [
      `${fiscalYearText(year, system, language)} ${eraText(system, language)}`,
      begin && to && rangeText(begin, to, system, language),
      year === current && strings.thisFiscalYear,
      isProjected && strings.projectedMark,
      reason,
    ];
    return {
      id: year,
      label: `${fiscalYearText(year, system, language)}${isProjected ? ' *' : ''}`,
      detail: `${fiscalYearText(year, other, language)} ${eraText(other, language)}`,
      name: names.filter(Boolean).join(', '),
      isDisabled: reason !== undefined,
    };
  }

  const quick = [
    { label: strings.thisFiscalYear, year: current },
    { label: strings.lastFiscalYear, year: current - 1 },
  ].filter(({ year }) => reasonAgainst(fiscalYearValue(year)) === undefined);

  return (
    <PeriodPanel
      label={label}
      title={`${fiscalYearText(shown[0] ?? start, system, language)} – ${fiscalYearText(shown.at(-1) ?? start, system, language)}`}
      previousLabel={strings.previousYears}
      nextLabel={strings.nextYears}
      onTurn={turn}
      options={shown.map(optionOf)}
      selectedId={startYear}
      startId={start}
      onSelect={onChange}
      hasProjected={shown.some((year) => endsProjected(fiscalYearValue(year)?.end ?? ''))}
      message={message}
      quick={quick.map(({ label: text, year }) => ({ label: text, onPress: () => onChange(year) }))}
    />
  );
}
