import { bilingual } from '@karmik/model/kit/text';
import { taskScore } from '@karmik/model/task/task';
import { scoreParts } from '../parts/task-parts.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';

export default requestScreens(taskScore, {
  ...scoreParts,
  as: 'user',
  title: bilingual('Task approvals', 'कार्य स्वीकृति'),
  description: bilingual(
    'Tasks for you to score, and your scores to acknowledge.',
    'तपाईंले अङ्क दिने सम्पन्न कार्य र तपाईंले स्वीकार गर्ने अङ्क।',
  ),
  columns: [{ field: 'task', minWidth: '16rem' }, 'employee', 'approver', 'score', 'final_score', 'status'],
  filters: ['status', 'employee', 'approver'],
  sort: '-created_at',
  maySend: () => false,
  empty: bilingual('No tasks pending approval.', 'कुनै सम्पन्न कार्य स्वीकृतिका लागि बाँकी छैन।'),
}).list;
