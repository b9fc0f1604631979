import type { CountedLeaveAnswer } from '@karmik/model/leave/count';
import type { Text } from '@karmik/model/kit/text';
import { DataTable } from '@karmik/ui/DataTable';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useDays } from '../requests/use-days.ts';
import { lineKinds, words } from './words.ts';

type Lines = NonNullable<CountedLeaveAnswer['forecast']>['lines'];

/** What an account will be, line by line: what opens, accrues, expires, is pending or asked for, each with the balance that it leaves. */
export function ForecastTable({ lines, label }: { readonly lines: Lines; readonly label: string }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const days = useDays();
  return (
    <DataTable
      label={label}
      rows={lines.map((line, place) => ({ ...line, place }))}
      rowId={({ place }) => String(place)}
      columns={[
        { id: 'on', header: say(words.day), cell: ({ on }) => dates.date(on) },
        { id: 'kind', header: say(words.kind), cell: ({ kind }) => say(lineKinds[kind] as Text) },
        { id: 'days', header: say(words.days), cell: ({ quantity }) => days(quantity), align: 'end' },
        { id: 'after', header: say(words.after), cell: ({ after }) => days(after), align: 'end' },
      ]}
    />
  );
}
