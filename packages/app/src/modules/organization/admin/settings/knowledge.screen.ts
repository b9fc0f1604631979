import { bilingual } from '@karmik/model/kit/text';
import { knowledge } from '@karmik/model/organization/ksao';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(knowledge, {
  description: bilingual('Knowledge that jobs require.', 'कामका लागि चाहिने ज्ञान।'),
  columns: ['name', 'description'],
  sort: 'name',
  empty: bilingual('Add the first one, or import a spreadsheet.', 'पहिलो थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});
