import { timesheet, timesheetActivity, timesheetProject } from '@karmik/model/attendance/timesheet';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreen } from '../../../../screens/kit/approval-policies.tsx';
import { masterDataScreen, tabsScreen } from '../../../../screens/kit/screens.ts';

const projects = masterDataScreen(timesheetProject, {
  columns: ['name', 'code'],
  sort: 'name',
  empty: bilingual('Add the projects that hours are spent on.', 'समय खर्च हुने परियोजना थप्नुहोस्।'),
});
const activities = masterDataScreen(timesheetActivity, {
  columns: ['name'],
  sort: 'name',
  empty: bilingual('Add activities such as meetings or design.', 'बैठक वा डिजाइन जस्ता गतिविधि थप्नुहोस्।'),
});

export default tabsScreen({
  tabs: [
    { id: 'projects', label: bilingual('Projects', 'परियोजनाहरू'), screen: projects },
    { id: 'activities', label: bilingual('Activities', 'गतिविधिहरू'), screen: activities },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), code: '2.04', screen: approvalScreen(timesheet) },
  ],
});
