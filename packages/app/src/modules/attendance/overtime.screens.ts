import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { overtimePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { LimitsOfRequest, OwnLimits } from './overtime/Limits.tsx';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';

export default approvalScreens(overtimeRequest, {
  path: attendanceEndpoints.overtime,
  paths: overtimePaths,
  columns: ['sender', 'overtime_date', 'overtime_duration', 'request_remarks', 'status', 'created_at'],
  filters: ['status', 'overtime_date', 'sender'],
  sort: '-created_at',
  form: ['overtime_date', 'overtime_duration', 'request_remarks'],
  FormNotice: OwnLimits,
  Aside: LimitsOfRequest,
  own: {
    description: bilingual('Request approval before you work overtime.', 'अतिरिक्त समय काम गर्नुअघि स्वीकृति माग्नुहोस्।'),
    sort: '-overtime_date',
    empty: bilingual(
      'No requests yet. Request overtime before you work it.',
      'बढी समय काम गर्नुअघि पहिलो अनुरोध पठाउनुहोस्।',
    ),
  },
  team: {
    description: bilingual('Overtime requests of your team.', 'तपाईंको टोलीका अतिरिक्त समय अनुरोध।'),
    columns: ['sender', 'overtime_date', 'overtime_duration', 'request_remarks', 'status'],
    empty: bilingual('Requests of your team appear here.', 'तपाईंको टोलीका अनुरोध यहाँ देखिन्छन्।'),
  },
  organization: {
    empty: bilingual('No requests yet.', 'अहिलेसम्म अनुरोध छैन।'),
  },
});
