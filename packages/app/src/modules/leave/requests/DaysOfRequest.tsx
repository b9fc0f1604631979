import { bilingual } from '@karmik/model/kit/text';
import type { LeaveRequest } from '@karmik/model/leave/request';
import { dayParts, dayReasonWords } from '@karmik/model/leave/vocabulary';
import { DataTable } from '@karmik/ui/DataTable';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useDays } from './use-days.ts';

const words = {
  counted: bilingual('Days counted', 'गनिएका दिन'),
  day: bilingual('Date', 'मिति'),
  part: bilingual('Part', 'भाग'),
  days: bilingual('Counted days', 'गनिने दिन'),
  pay: bilingual('Pay', 'तलब'),
  why: bilingual('Why', 'किन'),
  full: bilingual('Full', 'पूरा'),
  none: bilingual('None', 'छैन'),
  share: (paid: string) => bilingual(`${paid} of the day`, `दिनको ${paid}`),
};

type Counted = Pick<LeaveRequest['days'][number], 'day' | 'part' | 'quantity' | 'paid' | 'why'>;

/** Days of leave with how much of each counts, at what pay and why. */
export function CountedDays({ days: rows }: { readonly days: readonly Counted[] }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const days = useDays();
  const payOf = ({ paid, quantity }: Counted): string => {
    if (Number(quantity) === 0) return '–';
    return say(Number(paid) >= 1 ? words.full : Number(paid) === 0 ? words.none : words.share(days(paid)));
  };
  return (
    <DataTable
      label={say(words.counted)}
      rows={rows}
      rowId={({ day }) => day}
      columns={[
        { id: 'day', header: say(words.day), cell: ({ day }) => dates.date(day) },
        { id: 'part', header: say(words.part), cell: ({ part }) => say(dayParts[part]) },
        { id: 'days', header: say(words.days), cell: ({ quantity }) => days(quantity) },
        { id: 'pay', header: say(words.pay), cell: payOf },
        { id: 'why', header: say(words.why), cell: ({ why }) => say(dayReasonWords[why]) },
      ]}
    />
  );
}

export const DaysOfRequest = ({ record }: { readonly record: LeaveRequest }): ReactNode => (
  <CountedDays days={record.days} />
);
