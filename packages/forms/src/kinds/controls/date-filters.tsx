import { DatePicker } from '@karmik/ui/DatePicker';
import { DateRangePicker } from '@karmik/ui/DateRangePicker';
import { FiscalYearPicker } from '@karmik/ui/FiscalYearPicker';
import { MonthPicker } from '@karmik/ui/MonthPicker';
import type { ReactNode } from 'react';
import { tidy } from '../../filter/filter-params.ts';
import type { FilterProps } from '../kind.ts';
import { monthNameOf, monthOfName } from './month-name.ts';

/** Days from and to, either of them open, or one day of a field that is asked for so; of an instant they are whole days of the organisation. */
export function DateFilter({ field, label, value, onChange }: FilterProps): ReactNode {
  if (field.kind === 'date' && field.isOneDay)
    return (
      <DatePicker
        label={label}
        value={value.eq ?? null}
        onChange={(day) => onChange(tidy({ eq: day ?? undefined }))}
        isOtherShown={false}
      />
    );
  // An address that asks for one day is a range of one; of an instant it may ask with a time.
  const [start, end] = [value.gte ?? value.eq, value.lte ?? value.eq].map((moment) => moment?.slice(0, 10) ?? '');
  return (
    <DateRangePicker
      label={label}
      value={start || end ? { start: start ?? '', end: end ?? '' } : null}
      onChange={(days) => onChange(tidy({ gte: days?.start, lte: days?.end }))}
      isOpenEnded
    />
  );
}

export function MonthFilter({ label, value, onChange }: FilterProps): ReactNode {
  return (
    <MonthPicker
      label={label}
      value={monthNameOf(value.eq)}
      onChange={(month) => onChange(tidy({ eq: month ? monthOfName(month) : undefined }))}
      isOtherShown={false}
    />
  );
}

export function FiscalYearFilter({ label, value, onChange }: FilterProps): ReactNode {
  return (
    <FiscalYearPicker
      label={label}
      value={value.eq === undefined ? null : { fiscalYear: value.eq }}
      onChange={(year) => onChange(tidy({ eq: year?.fiscalYear }))}
      isRangeShown={false}
    />
  );
}
