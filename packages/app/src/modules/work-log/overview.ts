/** Who logged how much, of what, for oneself or for a team. */
import { bilingual, type Text } from '@karmik/model/kit/text';
import { forgottenTimers } from '@karmik/model/work-log/forgotten';
import { workLogLeaders } from '@karmik/model/work-log/leaders';
import { workLog } from '@karmik/model/work-log/log';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { CircleCheckIcon, HourglassIcon, ListChecksIcon, PencilIcon } from '@karmik/ui/icons';
import { daysFromToday } from '../../screens/kit/bodies.ts';
import { chartPanel, overviewScreen, tile } from '../../screens/kit/screens.ts';
import { rowsPanel } from '../../screens/report/RowsDrawer.tsx';
import { words } from './words.ts';

interface LogOverview {
  readonly as: 'user' | 'supervisor';
  readonly description: Text;
  readonly opens: string;
}

export const logOverview = ({ as, description, opens }: LogOverview) => {
  const all = { path: workLogEndpoints.entry, query: { as }, opens } as const;
  const month = { worked_on__gte: daysFromToday(-30) } as const;
  return overviewScreen({
    description,
    tiles: [
      ...(as === 'user'
        ? [
            tile(workLog, {
              ...all,
              id: 'drafts',
              label: bilingual('Drafts', 'मस्यौदा'),
              icon: PencilIcon,
              where: { status: 'Draft' },
            }),
          ]
        : []),
      tile(workLog, {
        ...all,
        id: 'waiting',
        label: bilingual('Pending', 'बाँकी'),
        icon: HourglassIcon,
        tone: 'caution',
        where: { status__in: 'Requested,Forwarded' },
      }),
      tile(workLog, {
        ...all,
        id: 'approved',
        label: bilingual('Approved in the last 30 days', 'पछिल्ला ३० दिनमा स्वीकृत'),
        icon: CircleCheckIcon,
        tone: 'positive',
        where: { ...month, status: 'Approved' },
      }),
      tile(workLog, {
        ...all,
        id: 'declined',
        label: bilingual('Declined in the last 30 days', 'पछिल्ला ३० दिनमा अस्वीकृत'),
        icon: ListChecksIcon,
        tone: 'critical',
        where: { ...month, status: 'Decline' },
      }),
    ],
    panels: [
      ...(as === 'supervisor'
        ? [
            {
              id: 'timers',
              title: forgottenTimers.label,
              isWide: true as const,
              Panel: rowsPanel(forgottenTimers, { as }),
            },
          ]
        : []),
      { id: 'leaders', title: words.leaders, isWide: true, Panel: rowsPanel(workLogLeaders, { as }) },
    ],
    charts: [
      chartPanel(workLog, 'by_project', all),
      chartPanel(workLog, 'by_activity', all),
      chartPanel(workLog, 'by_week', all),
    ],
  });
};
