/** Days that need someone's attention: without any punch, or with one that is missing. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../screens/kit/screens.ts';
import { dayDetails } from './detail-as.tsx';
import { remindAs } from './RemindMissing.tsx';

const reconciliation = (as: 'supervisor' | 'hr') =>
  listScreen(attendanceDay, {
    path: attendanceEndpoints.days,
    query: { as, standing: 'Missing Punch' },
    description: bilingual(
      'Days with a missing punch, to fix before the month is closed.',
      'हाजिरी छुटेका दिन, महिना बन्द गर्नुअघि मिलाउनुपर्ने।',
    ),
    columns: ['employee', 'day', 'work_shift', 'punched_in', 'punched_out', 'worked', 'lost'],
    filters: ['employee', 'day', 'work_shift'],
    sort: '-day',
    Actions: remindAs(as),
    Detail: dayDetails[as],
    empty: bilingual('Nothing to reconcile.', 'मिलाउन बाँकी केही छैन।'),
  });

export const teamReconciliation = reconciliation('supervisor');
export const organizationReconciliation = reconciliation('hr');
