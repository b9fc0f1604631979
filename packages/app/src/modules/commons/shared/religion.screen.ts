import { religion } from '@karmik/model/commons/lists';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(religion, {
  description: bilingual('Religions that employees can choose.', 'कर्मचारीले छान्न सक्ने धर्म।'),
  columns: ['name'],
  sort: 'name',
  empty: bilingual('Add the first religion, or import a spreadsheet.', 'पहिलो धर्म थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});
