import { bilingual } from '@karmik/model/kit/text';
import { taskList } from '../parts/list-parts.ts';

export default taskList({
  description: bilingual('Your completed, closed and on-hold tasks.', 'सम्पन्न, बन्द वा स्थगित भएका तपाईंका कार्य।'),
  empty: bilingual('No closed tasks yet.', 'अहिलेसम्म कुनै कार्य बन्द भएको छैन।'),
  query: { role: 'any', stage: 'over' },
});
