import { FieldCell } from '@karmik/forms/FieldParts';
import { penalty } from '@karmik/model/attendance/penalty/penalty';
import type { ReactNode } from 'react';

/** What a penalty takes; nothing of a warning, rather than no days with two decimals. */
export function PenaltyDays({ record: { days } }: { readonly record: { readonly days: string } }): ReactNode {
  return Number(days) === 0 ? '–' : <FieldCell field={penalty.fields.days} value={days} />;
}

/** The column of it. */
export const daysColumn = { field: 'days', Cell: PenaltyDays } as const;
