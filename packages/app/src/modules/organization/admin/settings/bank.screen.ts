import { bilingual } from '@karmik/model/kit/text';
import { bank } from '@karmik/model/organization/bank';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(bank, {
  description: bilingual('Banks used to pay salaries.', 'तलब जाने बैंकहरू।'),
  columns: ['name', 'acronym', 'swift_code'],
  sort: 'name',
  empty: bilingual('Add the first bank, or import a spreadsheet.', 'पहिलो बैंक थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});
