import { ethnicity } from '@karmik/model/commons/lists';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(ethnicity, {
  description: bilingual('Ethnicities that employees can choose.', 'कर्मचारीले छान्न सक्ने जातीय समूह।'),
  columns: ['name'],
  sort: 'name',
  empty: bilingual('Add the first group, or import a spreadsheet.', 'पहिलो समूह थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});
