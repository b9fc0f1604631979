import { bilingual } from '@karmik/model/kit/text';
import { otherAttribute } from '@karmik/model/organization/ksao';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(otherAttribute, {
  description: bilingual('Other job requirements.', 'कामका लागि चाहिने अन्य गुण।'),
  columns: ['name', 'description'],
  sort: 'name',
  empty: bilingual('Add the first one, or import a spreadsheet.', 'पहिलो थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});
