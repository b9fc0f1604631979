import { efficiency, efficiencyTasks } from '@karmik/model/task/efficiency';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { queryPanel, queryScreen } from '../../../screens/kit/screens.ts';
import { rowsDetail } from '../../../screens/report/RowsDrawer.tsx';

type As = 'user' | 'supervisor' | 'hr';

const screenFor = (as: As, description?: Text) =>
  queryScreen(efficiency, {
    query: { as },
    Detail: rowsDetail(efficiencyTasks, { as }),
    ...(description && { description }),
  });
export const own = screenFor(
  'user',
  bilingual('Do I complete my tasks within the planned time?', 'म आफ्ना कार्य अनुमानित समयभित्र सम्पन्न गर्छु?'),
);
export const team = screenFor('supervisor');
export const organization = screenFor('hr');

/** The most efficient of a period in an overview. */
export const mostEfficient = (as: As, opens: string) =>
  queryPanel(efficiency, {
    title: bilingual('Most efficient', 'सबैभन्दा दक्ष'),
    query: { as },
    columns: ['employee', 'efficiency'],
    opens,
  });
