import { efficiency, efficiencyTasks } from '@karmik/model/task/efficiency';
import { bilingual } from '@karmik/model/kit/text';
import { queryPanel, queryScreen } from '../../../screens/kit/screens.ts';
import { rowsDetail } from '../../../screens/report/RowsDrawer.tsx';

type As = 'user' | 'supervisor' | 'hr';

const screenFor = (as: As) => queryScreen(efficiency, { query: { as }, Detail: rowsDetail(efficiencyTasks, { as }) });
export const own = screenFor('user');
export const team = screenFor('supervisor');
export const organization = screenFor('hr');

/** The most efficient of a period in an overview. */
export const mostEfficient = (as: As, opens: string) =>
  queryPanel(efficiency, {
    title: bilingual('Most efficient', 'सबैभन्दा दक्ष'),
    query: { as },
    columns: ['employee', 'efficiency', 'completed'],
    opens,
  });
