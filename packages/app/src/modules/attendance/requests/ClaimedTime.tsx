import { FieldCell } from '@karmik/forms/FieldParts';
import { overtimeClaim } from '@karmik/model/attendance/overtime-claim';
import type { ReactNode } from 'react';

/** Overtime before or after the shift; of a claim that has none there, nothing rather than 0 minutes. */
const claimedTime = (name: 'early' | 'late') =>
  function ClaimedTime({ record }: { readonly record: { readonly [N in typeof name]: number } }): ReactNode {
    return record[name] === 0 ? '–' : <FieldCell field={overtimeClaim.fields[name]} value={record[name]} />;
  };

export const earlyColumn = { field: 'early', Cell: claimedTime('early') } as const;
export const lateColumn = { field: 'late', Cell: claimedTime('late') } as const;
