import { separationType } from '@karmik/model/hris/process-setting';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(separationType, {
  description: bilingual(
    'How employment ends, and what each way requires.',
    'रोजगारी अन्त्य हुने तरिका र प्रत्येकमा चाहिने कुरा।',
  ),
  columns: [
    'name',
    'category',
    'notice_days',
    'for_resignations',
    'task_template',
    'needs_clearance',
    'needs_exit_interview',
  ],
  filters: ['category', 'for_resignations'],
  sort: 'name',
  form: [
    'name',
    'category',
    'notice_days',
    'pay_days',
    'for_resignations',
    { title: bilingual('Clearance', 'फरफारक'), fields: ['needs_clearance', 'task_template'] },
    { title: bilingual('Exit interview', 'बहिर्गमन अन्तर्वार्ता'), fields: ['needs_exit_interview', 'question_set'] },
  ],
  empty: bilingual('Add the first type, such as resignation.', 'पहिलो प्रकार थप्नुहोस्, जस्तै राजीनामा।'),
});
