import { processTask } from '@karmik/model/hris/separation';
import { bilingual } from '@karmik/model/kit/text';
import { taskParts } from '../../hris/separation/task-parts.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';

export default requestScreens(processTask, {
  ...taskParts,
  as: 'user',
  description: bilingual(
    'Onboarding, offboarding and transfer tasks, and clearances of your unit.',
    'आउने, जाने वा सर्ने कर्मचारीसम्बन्धी कार्य र तपाईंको एकाइका फरफारक।',
  ),
  columns: [{ field: 'title', minWidth: '16rem' }, 'employee', 'candidate', 'due_on', 'is_clearance', 'status'],
  filters: ['status', 'due_on', 'process', 'employee'],
  sort: 'due_on',
  empty: bilingual('No tasks assigned to you.', 'तपाईंको जिम्मामा कार्य छैन।'),
}).list;
