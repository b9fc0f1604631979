import type { CountedLeaveAnswer } from '@karmik/model/leave/count';
import type { Text } from '@karmik/model/kit/text';
import { BalanceLines } from '@karmik/ui/LeaveBalance';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { lineKinds } from './words.ts';

type Lines = NonNullable<CountedLeaveAnswer['forecast']>['lines'];

/** What an account will be, line by line: what opens, accrues, expires, is pending or asked for, each with the balance that it leaves. */
export function ForecastTable({ lines, label }: { readonly lines: Lines; readonly label: string }): ReactNode {
  const say = useModelText();
  return (
    <BalanceLines
      label={label}
      lines={lines.map(({ on, kind, quantity, after }) => ({
        on,
        kind: say(lineKinds[kind] as Text),
        days: quantity,
        after,
      }))}
    />
  );
}
