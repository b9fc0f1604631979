/** Work logs by the task and project: of what one assigned or leads, of a team, and what approved work is worth. */
import { bilingual } from '@karmik/model/kit/text';
import { workLog } from '@karmik/model/work-log/log';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { payLog } from '@karmik/model/work-log/pay-log';
import { listScreen, reportScreen, tabsScreen } from '../../screens/kit/screens.ts';
import { words } from './words.ts';

export const given = listScreen(workLog, {
  path: workLogEndpoints.given,
  isFullList: true,
  isExported: true,
  description: bilingual(
    'What others logged on tasks that you assigned and projects that you lead.',
    'तपाईंले दिएका कार्य र तपाईं प्रमुख रहेका परियोजनामा अरूले अभिलेख गरेको काम।',
  ),
  columns: [
    'sender',
    'worked_on',
    { field: 'project', minWidth: '11rem' },
    { field: 'task', minWidth: '13rem' },
    'activity',
    'duration',
    'status',
  ],
  filters: ['status', 'worked_on', 'project', 'task', 'activity', 'sender'],
  sort: '-worked_on',
  empty: bilingual('No work was logged on your tasks and projects.', 'तपाईंका कार्य र परियोजनामा काम अभिलेख भएको छैन।'),
});

const logsOf = (as: 'supervisor' | 'hr' | 'user') => ({ path: workLogEndpoints.entry, query: { as } }) as const;

export const teamByTask = tabsScreen({
  tabs: [
    { id: 'project', label: words.byProject, screen: reportScreen(workLog, 'by_project', logsOf('supervisor')) },
    { id: 'activity', label: words.byActivity, screen: reportScreen(workLog, 'by_activity', logsOf('supervisor')) },
    { id: 'person', label: words.byPerson, screen: reportScreen(workLog, 'by_person', logsOf('supervisor')) },
  ],
});

const paidTo = (as: 'supervisor' | 'hr' | 'user') => ({ path: workLogEndpoints.payLog, query: { as } }) as const;

export const ownPayLog = reportScreen(payLog, 'by_month', {
  ...paidTo('user'),
  description: bilingual(
    'Your approved work at the rate of its day. Payrolls pay it once.',
    'सोही दिनको दरमा तपाईंको स्वीकृत काम। तलबले एक पटक भुक्तानी गर्छ।',
  ),
  filters: ['project', 'activity', 'origin', 'is_paid'],
  empty: bilingual('No approved work has a rate.', 'दर भएको स्वीकृत काम छैन।'),
});

const payLogOf = (as: 'supervisor' | 'hr') =>
  reportScreen(payLog, 'by_person', {
    ...paidTo(as),
    description: bilingual(
      'Approved work at the rate of its day. Payrolls pay it once.',
      'सोही दिनको दरमा स्वीकृत काम। तलबले एक पटक भुक्तानी गर्छ।',
    ),
    empty: bilingual('No approved work has a rate.', 'दर भएको स्वीकृत काम छैन।'),
  });
export const teamPayLog = payLogOf('supervisor');
export const organizationPayLog = payLogOf('hr');
