import { bilingual } from '@karmik/model/kit/text';
import { taskPaths } from '@karmik/model/task/paths';
import { task, taskScore } from '@karmik/model/task/task';
import { AlarmClockIcon, ClipboardCheckIcon, ListChecksIcon, SendIcon } from '@karmik/ui/icons';
import { daysFromToday } from '../../../screens/kit/bodies.ts';
import { chartPanel, listPanel, overviewScreen, tile } from '../../../screens/kit/screens.ts';

const mine = {
  path: 'task',
  query: { as: 'user', role: 'responsible', stage: 'open' },
  opens: taskPaths.assignedToMe,
} as const;
const all = { path: 'task', query: { as: 'user' }, opens: taskPaths.detail } as const;

export default overviewScreen({
  description: bilingual('Your tasks at a glance.', 'तपाईंका कार्यको सारांश।'),
  tiles: [
    tile(task, {
      ...mine,
      id: 'open',
      label: bilingual('Assigned to me', 'मेरो जिम्मामा'),
      icon: ListChecksIcon,
      tone: 'info',
    }),
    tile(task, {
      ...mine,
      id: 'late',
      label: bilingual('Overdue', 'म्याद नाघेका'),
      icon: AlarmClockIcon,
      tone: 'critical',
      where: { deadline__lte: daysFromToday(-1) },
    }),
    tile(task, {
      ...mine,
      query: { as: 'user', role: 'creator', stage: 'open' },
      opens: '/user/task/assigned-by-me',
      id: 'given',
      label: bilingual('Assigned by me', 'मैले दिएका'),
      icon: SendIcon,
    }),
    tile(taskScore, {
      path: 'task/approvals',
      query: { as: 'user', stage: 'open' },
      opens: taskPaths.approvals,
      id: 'approvals',
      label: bilingual('Pending approval', 'स्वीकृति बाँकी'),
      icon: ClipboardCheckIcon,
      tone: 'caution',
    }),
  ],
  lists: [
    listPanel(task, {
      ...mine,
      id: 'next',
      title: bilingual('Upcoming deadlines', 'नजिकका म्याद'),
      columns: ['title', 'deadline', 'priority'],
      sort: 'deadline',
      due: 'deadline',
      empty: bilingual('No tasks assigned to you.', 'तपाईंको जिम्मामा कार्य छैन।'),
    }),
  ],
  charts: [chartPanel(task, 'by_status', all), chartPanel(task, 'by_priority', all)],
});
