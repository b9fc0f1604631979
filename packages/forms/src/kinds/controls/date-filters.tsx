import { DatePicker } from '@karmik/ui/DatePicker';
import { FiscalYearPicker } from '@karmik/ui/FiscalYearPicker';
import { MonthPicker } from '@karmik/ui/MonthPicker';
import type { ReactNode } from 'react';
import { tidy } from '../../filter/filter-params.ts';
import type { FilterProps } from '../kind.ts';
import { FromTo } from './FromTo.tsx';
import { monthNameOf, monthOfName } from './month-name.ts';

/** Days from and to, or one day of a field that is asked for so; of an instant they are whole days of the organisation. */
export function DateFilter({ field, label, value, onChange, end: only }: FilterProps): ReactNode {
  if (field.kind === 'date' && field.isOneDay)
    return (
      <DatePicker
        label={label}
        value={value.eq ?? null}
        onChange={(day) => onChange(tidy({ eq: day ?? undefined }))}
        isOtherShown={false}
      />
    );
  return (
    <FromTo end={only} label={label} value={value} onChange={onChange}>
      {(end) => (
        <DatePicker
          label={end.label}
          value={end.value?.slice(0, 10) ?? null}
          onChange={end.onChange}
          isOtherShown={false}
        />
      )}
    </FromTo>
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
