import type { Text } from '@karmik/model/kit/text';
import { bilingual } from '@karmik/model/kit/text';
import { task } from '@karmik/model/task/task';
import { AlarmClockIcon, CircleCheckIcon, HourglassIcon, ListChecksIcon } from '@karmik/ui/icons';
import { daysFromToday } from '../../../screens/kit/bodies.ts';
import { chartPanel, listPanel, overviewScreen, tile } from '../../../screens/kit/screens.ts';
import { mostEfficient } from '../project/efficiency.screen.ts';

interface TaskOverview {
  readonly as: 'hr' | 'supervisor';
  readonly description: Text;
  /** The report of all these tasks. */
  readonly opens: string;
  /** The report of efficiency. */
  readonly efficiencyPage: string;
}

/** How the tasks of an organisation or of a team stand. */
export const taskOverview = ({ as, description, opens, efficiencyPage }: TaskOverview) => {
  const all = { path: 'task', query: { as }, opens } as const;
  // As filters, so that the report that they open holds the same tasks.
  const open = { status__in: 'Pending,In progress' } as const;
  return overviewScreen({
    description,
    tiles: [
      tile(task, {
        ...all,
        id: 'pending',
        label: bilingual('Pending', 'बाँकी'),
        icon: HourglassIcon,
        tone: 'caution',
        where: { status: 'Pending' },
      }),
      tile(task, {
        ...all,
        id: 'going',
        label: bilingual('In progress', 'जारी'),
        icon: ListChecksIcon,
        tone: 'info',
        where: { status: 'In progress' },
      }),
      tile(task, {
        ...all,
        id: 'late',
        label: bilingual('Overdue', 'म्याद नाघेका'),
        icon: AlarmClockIcon,
        tone: 'critical',
        where: { ...open, deadline__lte: daysFromToday(-1) },
      }),
      tile(task, {
        ...all,
        id: 'done',
        label: bilingual('Completed in the last 30 days', 'पछिल्ला ३० दिनमा सम्पन्न'),
        icon: CircleCheckIcon,
        tone: 'positive',
        where: { completed_on__gte: daysFromToday(-30) },
      }),
    ],
    lists: [
      listPanel(task, {
        ...all,
        id: 'next',
        title: bilingual('Upcoming deadlines', 'नजिकका म्याद'),
        where: open,
        columns: ['title', 'deadline', 'priority'],
        sort: 'deadline',
        due: 'deadline',
      }),
      mostEfficient(as, efficiencyPage),
    ],
    charts: [
      chartPanel(task, 'by_status', all),
      chartPanel(task, 'by_giver', all),
      chartPanel(task, 'by_priority', all),
      chartPanel(task, 'by_result_area', all),
    ],
  });
};
