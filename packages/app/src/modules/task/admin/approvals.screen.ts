import { bilingual } from '@karmik/model/kit/text';
import { taskScore } from '@karmik/model/task/task';
import { scoreParts } from '../parts/task-parts.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';

export default requestScreens(taskScore, {
  ...scoreParts,
  as: 'hr',
  title: bilingual('Task scoring', 'कार्यका अङ्क'),
  description: bilingual(
    'Scores of completed tasks. You set the final score of disputed ones.',
    'सम्पन्न कार्यमा दिइएका अङ्क। सहमति नभए अन्तिम अङ्क तपाईंले तोक्नुहुन्छ।',
  ),
  columns: [{ field: 'task', minWidth: '16rem' }, 'employee', 'approver', 'score', 'final_score', 'status'],
  filters: ['status', 'employee', 'approver'],
  sort: '-created_at',
  maySend: () => false,
  empty: bilingual('No scored tasks yet.', 'अहिलेसम्म कुनै कार्यमा अङ्क दिइएको छैन।'),
}).list;
