import { taskTemplate } from '@karmik/model/hris/process-setting';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(taskTemplate, {
  description: bilingual(
    'Groups of tasks. Add the tasks under task template details.',
    'कार्यका समूह। कार्यहरू “कार्य ढाँचाका विवरण” मा थप्नुहोस्।',
  ),
  columns: ['name', 'used_for', 'description'],
  filters: ['used_for'],
  sort: 'name',
  empty: bilingual('Add the first template.', 'पहिलो ढाँचा थप्नुहोस्।'),
});
