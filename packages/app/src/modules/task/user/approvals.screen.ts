import { bilingual } from '@karmik/model/kit/text';
import { taskScore } from '@karmik/model/task/task';
import { scoreParts } from '../parts/task-parts.ts';
import { requestScreens, tabsScreen } from '../../../screens/kit/screens.ts';

const shared = {
  ...scoreParts,
  as: 'user',
  columns: [{ field: 'task', minWidth: '16rem' }, 'employee', 'approver', 'score', 'final_score', 'status'],
  filters: ['status', 'employee', 'approver'],
  sort: '-created_at',
  maySend: () => false,
} as const;

const pending = requestScreens(taskScore, {
  ...shared,
  query: { stage: 'open' },
  empty: bilingual('No tasks pending approval.', 'कुनै सम्पन्न कार्य स्वीकृतिका लागि बाँकी छैन।'),
}).list;

const all = requestScreens(taskScore, {
  ...shared,
  empty: bilingual('No task approvals yet.', 'अहिलेसम्म कुनै कार्य स्वीकृति छैन।'),
}).list;

export default tabsScreen({
  description: bilingual(
    'Tasks for you to score, and your scores to acknowledge.',
    'तपाईंले अङ्क दिने सम्पन्न कार्य र तपाईंले स्वीकार गर्ने अङ्क।',
  ),
  tabs: [
    { id: 'pending', label: bilingual('Pending', 'बाँकी'), screen: pending },
    { id: 'all', label: bilingual('All', 'सबै'), screen: all },
  ],
});
