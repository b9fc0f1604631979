import { bilingual } from '@karmik/model/kit/text';
import { taskReport } from '../parts/report-parts.ts';

export default taskReport({
  as: 'supervisor',
  stage: 'over',
  title: bilingual('Closed tasks of my team', 'मेरो टोलीका बन्द कार्य'),
  description: bilingual('Tasks that are completed, closed or on hold.', 'सम्पन्न, बन्द वा स्थगित कार्य।'),
  empty: bilingual('No task of your people is closed yet.', 'टोलीका कुनै कार्य बन्द भएका छैनन्।'),
});
