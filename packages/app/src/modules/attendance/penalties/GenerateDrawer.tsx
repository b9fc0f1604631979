import { generatePenalties } from '@karmik/model/attendance/penalty/generation';
import { relativeSpan } from '@karmik/model/kit/period';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { OperationDrawer } from '../../../screens/operation/OperationDrawer.tsx';
import { Reason } from './Reason.tsx';

const cells = { trigger: Reason, occurrences: null, occurred_on: null, action: null };

/** Generates penalties, by default those of the last month. */
export function GenerateDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { calendar } = useDateStyle();
  const { from, to } = relativeSpan('last_month', todayThere(), calendar === 'BS' ? 'bs' : 'ad');
  return (
    <OperationDrawer
      operation={generatePenalties}
      initial={{ starts_on: from, ends_on: to }}
      cells={cells}
      onClose={onClose}
    />
  );
}
