import { holidayCategory } from '@karmik/model/commons/lists';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(holidayCategory, {
  description: bilingual('Categories for holidays.', 'सार्वजनिक बिदा छुट्याउने वर्ग।'),
  columns: ['name'],
  sort: 'name',
  empty: bilingual('Add the first category, or import a spreadsheet.', 'पहिलो वर्ग थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});
