import { bilingual } from '@karmik/model/kit/text';
import { resultArea } from '@karmik/model/task/result-area';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(resultArea, {
  description: bilingual(
    'What the organization wants of its work. Tasks may belong to one.',
    'संस्थाले कामबाट चाहेको नतिजा। कार्य एउटा क्षेत्रमा पर्न सक्छ।',
  ),
  columns: ['name', 'description'],
  sort: 'name',
  empty: bilingual('Add the first result area.', 'पहिलो नतिजा क्षेत्र थप्नुहोस्।'),
});
