import { bilingual } from '@karmik/model/kit/text';
import { taskReport } from '../parts/report-parts.ts';

export default taskReport({
  as: 'hr',
  stage: 'all',
  description: bilingual('All tasks by month of their deadline.', 'सबैका कार्य, अन्तिम मितिको महिनाअनुसार।'),
  empty: bilingual('No tasks yet.', 'अहिलेसम्म कार्य छैन।'),
});
