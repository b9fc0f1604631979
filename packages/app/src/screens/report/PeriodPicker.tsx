import { useForms } from '@karmik/forms/FormsProvider';
import { relativePeriods, type RelativePeriod } from '@karmik/model/kit/period';
import { FiscalYearPicker } from '@karmik/ui/FiscalYearPicker';
import { MonthPicker } from '@karmik/ui/MonthPicker';
import { Select } from '@karmik/ui/Select';
import { adToBs } from 'date-bs';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { monthAround, monthNameAround, type DayRange } from '../calendar/month-around.ts';
import { words } from '../words.ts';
import * as styles from './report.css.ts';

const names = Object.keys(relativePeriods) as RelativePeriod[];

interface PeriodPickerProps {
  /** First day of the period in force. */
  readonly value: string | undefined;
  readonly end: string | undefined;
  readonly onChange: (range: DayRange | undefined) => void;
  /** A period that moves on with the day, instead of days that were chosen. */
  readonly relative: RelativePeriod | undefined;
  readonly onRelative: (period: RelativePeriod | undefined) => void;
}

/** A month of the reader's calendar, a fiscal year, or a period that moves on with the day. */
export function PeriodPicker({ value, end, onChange, relative, onRelative }: PeriodPickerProps): ReactNode {
  const say = useModelText();
  const { calendar } = useForms();
  const isMonth = value !== undefined && monthAround(value, calendar).end === end;
  return (
    <div className={styles.period}>
      <MonthPicker
        label={say(words.month)}
        isOtherShown={false}
        value={isMonth ? { calendar, month: monthNameAround(value, calendar) } : null}
        onChange={(month) => onChange(month ?? undefined)}
      />
      <FiscalYearPicker
        label={say(words.fiscalYear)}
        value={value !== undefined && !isMonth ? { fiscalYear: fiscalYearAround(value) } : null}
        onChange={(year) => onChange(year ?? undefined)}
      />
      <Select
        label={say(words.relativePeriod)}
        options={[
          { id: 'none', label: say(words.noGroups) },
          ...names.map((name) => ({ id: name, label: say(relativePeriods[name]) })),
        ]}
        value={relative ?? 'none'}
        onChange={(chosen) => onRelative(names.find((name) => name === chosen))}
      />
    </div>
  );
}

/** @example fiscalYearAround('2026-11-21') // '2083/84' */
function fiscalYearAround(day: string): string {
  const { year, month } = adToBs(day);
  const first = month < 4 ? year - 1 : year;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
