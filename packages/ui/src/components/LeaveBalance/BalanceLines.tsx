import type { ReactNode } from 'react';
import { useDayTexts } from '../../dates/day-texts.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { DataTable } from '../DataTable/index.ts';
import { useQuantity, type BalanceLine } from './balance-line.ts';
import { leaveBalanceStrings } from './strings.ts';

export interface BalanceLinesProps extends ElementMarks {
  /** Spoken name. */
  label: string;
  /** In the order in which they are shown. */
  lines: readonly BalanceLine[];
}

/** What changes a balance, line by line, each with the balance that it leaves. */
export function BalanceLines({ label, lines, ...marks }: BalanceLinesProps): ReactNode {
  const strings = useStrings('leaveBalance', leaveBalanceStrings);
  const { day } = useDayTexts();
  const quantity = useQuantity();
  const hasReasons = lines.some(({ reason }) => reason !== undefined);
  return (
    <DataTable
      {...marks}
      label={label}
      rows={lines.map((line, place) => ({ ...line, place }))}
      rowId={({ place }) => String(place)}
      rowName={({ kind, on }) => `${kind}, ${day(on)}`}
      empty={strings.noLines}
      columns={[
        { id: 'on', header: strings.day, cell: ({ on }) => day(on) },
        { id: 'kind', header: strings.kind, cell: ({ kind }) => kind },
        { id: 'days', header: strings.days, cell: ({ days }) => quantity(days), isNumeric: true, align: 'end' },
        { id: 'after', header: strings.after, cell: ({ after }) => quantity(after), isNumeric: true, align: 'end' },
        ...(hasReasons ? [{ id: 'reason', header: strings.reason, cell: ({ reason }: BalanceLine) => reason }] : []),
      ]}
    />
  );
}
