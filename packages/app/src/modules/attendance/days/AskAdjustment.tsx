import { adjustmentPaths } from '@karmik/model/attendance/paths';
import type { ReactNode } from 'react';
import { RequestForm } from '../../../screens/request/RequestForm.tsx';
import screens from '../requests/adjustment.screens.ts';

interface AskAdjustmentProps {
  readonly initial: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/** The form of an adjustment, begun from the day that it is about. */
export default function AskAdjustment({ initial, onClose }: AskAdjustmentProps): ReactNode {
  return <RequestForm screen={screens.lists[adjustmentPaths.own]} initial={initial} onClose={onClose} />;
}
