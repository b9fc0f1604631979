import { adjustmentRequest } from '@karmik/model/attendance/adjustment';
import { adjustmentPaths } from '@karmik/model/attendance/paths';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';
import { LogsOfDay, logsOfRequest } from './LogsOfDay.tsx';

const empty = bilingual('No adjustment requests yet.', 'अहिलेसम्म समायोजन अनुरोध छैन।');

export default approvalScreens(adjustmentRequest, {
  path: attendanceEndpoints.adjustment,
  paths: adjustmentPaths,
  columns: [
    'sender',
    'adjusted_on',
    'kind',
    'punch_in',
    'punch_out',
    { field: 'reason', minWidth: '9rem' },
    'status',
    { field: 'created_at', isHidden: true },
  ],
  filters: ['status', 'kind', 'adjusted_on', 'sender'],
  sort: '-created_at',
  addLabel: bilingual('Request adjustment', 'समायोजन माग्नुहोस्'),
  form: [
    'adjusted_on',
    'kind',
    'punch_in',
    'punch_out',
    'ends_next_day',
    'logged_at',
    'new_type',
    'reason',
    'attachment',
  ],
  FormNotice: LogsOfDay,
  Aside: logsOfRequest('supervisor'),
  own: {
    description: bilingual('Ask to correct your attendance of a day.', 'कुनै दिनको हाजिरी सच्याउन अनुरोध गर्नुहोस्।'),
    Aside: logsOfRequest('user'),
    empty,
  },
  team: { description: bilingual('Adjustment requests of your team.', 'तपाईंको टोलीका समायोजन अनुरोध।'), empty },
  organization: {
    Aside: logsOfRequest('hr'),
    empty,
  },
});
