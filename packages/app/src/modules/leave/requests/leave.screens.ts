import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveRequestPaths } from '@karmik/model/leave/paths';
import { leaveCancelRequest, leaveRequest } from '@karmik/model/leave/request';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';
import { askToDelete } from '../../../screens/request/AskToDelete.tsx';
import { DaysOfRequest } from './DaysOfRequest.tsx';
import { leaveAsksWhen } from './leave-asks.ts';
import { LeaveCount } from './LeaveCount.tsx';
import { PunchesOfRequest } from './PunchesDuring.tsx';
import { RightOfRequest } from './RightOfRequest.tsx';

const leaveFields = [
  'leave_type',
  'delegate',
  'from_date',
  'to_date',
  'first_part',
  'last_part',
  'start_time',
  'end_time',
  'reason',
  'file',
  'contact',
] as const;

/** What matters only where attendance was logged comes last, above the notice that shows it. */
export const leaveForm = [...leaveFields, 'on_punched_days'] as const;

const empty = bilingual('No leave requests yet.', 'अहिलेसम्म बिदा अनुरोध छैन।');

export default approvalScreens(leaveRequest, {
  path: leaveEndpoints.request,
  paths: leaveRequestPaths,
  columns: ['sender', 'leave_type', 'from_date', 'to_date', 'duration', 'status'],
  filters: ['status', 'leave_type', 'from_date', 'sender', 'is_offline'],
  sort: '-from_date',
  addLabel: bilingual('Request leave', 'बिदा माग्नुहोस्'),
  form: leaveForm,
  asksWhen: leaveAsksWhen,
  FormNotice: LeaveCount,
  sections: [
    {
      kind: 'fields',
      title: bilingual('Request', 'अनुरोध'),
      fields: ['sender', ...leaveFields, 'duration', 'entered_by', 'denies_right', 'created_at'],
    },
    { kind: 'own', title: bilingual('Days counted', 'गनिएका दिन'), Section: DaysOfRequest },
    { kind: 'own', title: bilingual('Attendance at this time', 'यो समयको हाजिरी'), Section: PunchesOfRequest },
  ],
  own: {
    description: bilingual(
      'Your leave requests. Cancel approved leave from its details.',
      'तपाईंका बिदा अनुरोध। स्वीकृत बिदा खोलेर रद्द गर्न माग्नुहोस्।',
    ),
    Aside: askToDelete(leaveCancelRequest, leaveEndpoints.cancelRequest, {
      ask: bilingual('Request cancellation', 'रद्द गर्न माग्नुहोस्'),
      sent: bilingual('Cancellation requested', 'रद्द गर्ने अनुरोध पठाइयो'),
    }),
    empty,
  },
  team: {
    description: bilingual('Leave requests of your team.', 'तपाईंको टोलीका बिदा अनुरोध।'),
    Notice: RightOfRequest,
    empty,
  },
  organization: {
    Notice: RightOfRequest,
    empty,
  },
});
