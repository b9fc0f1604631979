/** Reports of penalties, for their people and for supervisors. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { penalty } from '@karmik/model/attendance/penalty/penalty';
import { Drawer } from '@karmik/ui/Drawer';
import type { ReactNode } from 'react';
import type { RecordDetail } from '../../../screens/kit/bodies.ts';
import { reportScreen } from '../../../screens/kit/screens.ts';
import { RequestDetail } from '../../../screens/request/RequestDetail.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { reasonColumn } from './Reason.tsx';
import { penaltyScreens } from './screens.ts';

function detailAs(as: 'user' | 'supervisor'): RecordDetail {
  const { detail } = penaltyScreens(as);
  return function PenaltyBeside({ id, onClose }): ReactNode {
    const say = useModelText();
    return (
      <Drawer isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(penalty.label)}>
        <RequestDetail screen={detail} id={id} />
      </Drawer>
    );
  };
}

const from = (as: 'user' | 'supervisor') =>
  ({ path: attendanceEndpoints.penalty, query: { as }, Detail: detailAs(as) }) as const;

export const ownPenalties = reportScreen(penalty, 'own_by_month', {
  ...from('user'),
  columns: ['occurred_on', reasonColumn, 'days', 'action', 'status'],
});

export const teamPenalties = reportScreen(penalty, 'by_person', {
  ...from('supervisor'),
  columns: ['employee', 'occurred_on', reasonColumn, 'days', 'action', 'status'],
});
