import { timesheetPaths } from '@karmik/model/attendance/paths';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { timesheet } from '@karmik/model/attendance/timesheet';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';
import { DailyHours } from './DailyHours.tsx';
import { UnfinishedWeek } from './UnfinishedWeek.tsx';

const empty = bilingual('No timesheets yet.', 'अहिलेसम्म समयपत्र छैन।');

export default approvalScreens(timesheet, {
  path: attendanceEndpoints.timesheet,
  paths: timesheetPaths,
  columns: ['sender', 'week_of', 'total', 'status', 'created_at'],
  filters: ['status', 'week_of', 'sender'],
  sort: '-week_of',
  addLabel: bilingual('New timesheet', 'नयाँ समयपत्र'),
  form: ['week_of', 'entries', 'request_remarks'],
  sections: [
    {
      kind: 'fields',
      title: timesheet.label,
      fields: ['sender', 'week_of', 'total', 'request_remarks', 'created_at', 'entries'],
    },
  ],
  own: {
    description: bilingual(
      'Enter your hours by project and activity, for a week or day by day.',
      'परियोजना र गतिविधिअनुसार आफ्नो समय हप्ता वा दिनको हिसाबले भर्नुहोस्।',
    ),
    Actions: DailyHours,
    empty,
  },
  team: {
    description: bilingual('Timesheets of your team.', 'तपाईंको टोलीका समयपत्र।'),
    Notice: UnfinishedWeek,
    empty,
  },
  organization: { Notice: UnfinishedWeek, empty },
});
