import { bilingual } from '@karmik/model/kit/text';
import { taskScore } from '@karmik/model/task/task';
import { scoreParts } from '../parts/task-parts.ts';
import { requestScreens, tabsScreen } from '../../../screens/kit/screens.ts';

const shared = {
  ...scoreParts,
  as: 'hr',
  columns: [{ field: 'task', minWidth: '16rem' }, 'employee', 'approver', 'score', 'final_score', 'status'],
  filters: ['status', 'employee', 'approver'],
  sort: '-created_at',
  maySend: () => false,
} as const;

const pending = requestScreens(taskScore, {
  ...shared,
  query: { stage: 'open' },
  empty: bilingual('No disputed scores.', 'विवादित अङ्क छैन।'),
}).list;

const all = requestScreens(taskScore, {
  ...shared,
  empty: bilingual('No scored tasks yet.', 'अहिलेसम्म कुनै कार्यमा अङ्क दिइएको छैन।'),
}).list;

export default tabsScreen({
  description: bilingual(
    'Scores of completed tasks. You set the final score of disputed ones.',
    'सम्पन्न कार्यमा दिइएका अङ्क। सहमति नभए अन्तिम अङ्क तपाईंले तोक्नुहुन्छ।',
  ),
  tabs: [
    { id: 'pending', label: bilingual('Pending', 'बाँकी'), screen: pending },
    { id: 'all', label: bilingual('All', 'सबै'), screen: all },
  ],
});
