import { bilingual } from '@karmik/model/kit/text';
import { reportSchedulePaths } from '@karmik/model/organization/report-schedule-paths';
import { reportSchedule } from '@karmik/model/organization/report-schedule';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';

// New ones begin on the page of their report.
const maySend = (): boolean => false;

export default approvalScreens(reportSchedule, {
  path: 'org/:org/report-schedule',
  paths: reportSchedulePaths,
  columns: [{ field: 'name', minWidth: '14rem' }, 'page', 'period', 'every', 'next_run', 'time_of_day', 'status'],
  filters: ['status', 'page', 'every'],
  sort: 'next_run',
  sections: [
    {
      kind: 'fields',
      title: bilingual('Sending', 'पठाउने'),
      fields: [
        'page',
        'period',
        'every',
        'first_run',
        'time_of_day',
        'next_run',
        'last_sent_at',
        'recipients',
        'declined_by',
        'created_by',
      ],
    },
  ],
  form: ['name', 'period', 'every', 'first_run', 'time_of_day', 'recipients'],
  own: {
    description: bilingual(
      'Reports you schedule, and reports scheduled for you.',
      'तपाईंले तालिकामा राखेका र तपाईंलाई आउने प्रतिवेदन।',
    ),
    empty: bilingual('Open a report and choose Schedule.', 'प्रतिवेदन खोलेर “तालिका” छान्नुहोस्।'),
    maySend,
  },
  organization: {
    columns: [{ field: 'name', minWidth: '14rem' }, 'page', 'created_by', 'every', 'next_run', 'time_of_day', 'status'],
    filters: ['status', 'page', 'created_by'],
    description: bilingual('All scheduled reports of the organization.', 'संस्थाका सबै तालिकाबद्ध प्रतिवेदन।'),
    empty: bilingual('No scheduled reports.', 'कुनै प्रतिवेदन तालिकामा छैन।'),
    maySend,
  },
});
