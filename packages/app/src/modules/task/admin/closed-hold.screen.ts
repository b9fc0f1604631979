import { bilingual } from '@karmik/model/kit/text';
import { taskReport } from '../parts/report-parts.ts';

export default taskReport({
  as: 'hr',
  stage: 'over',
  description: bilingual('Completed, closed and on-hold tasks.', 'सम्पन्न, बन्द वा स्थगित कार्य।'),
  empty: bilingual('No closed tasks yet.', 'अहिलेसम्म कुनै कार्य बन्द भएको छैन।'),
});
