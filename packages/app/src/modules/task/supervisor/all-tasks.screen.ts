import { bilingual } from '@karmik/model/kit/text';
import { taskReport } from '../parts/report-parts.ts';

export default taskReport({
  as: 'supervisor',
  stage: 'all',
  description: bilingual('Team tasks by month of their deadline.', 'टोलीका कार्य, अन्तिम मितिको महिनाअनुसार।'),
  empty: bilingual('No team tasks yet.', 'तपाईंको टोलीका कार्य छैनन्।'),
});
