import { expenseCategory, expenseType } from '@karmik/model/expense/setup';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen, tabsScreen } from '../../screens/kit/screens.ts';

const types = masterDataScreen(expenseType, {
  description: bilingual('What employees choose for each expense.', 'कर्मचारीले हरेक खर्चका लागि छान्ने प्रकार।'),
  columns: ['name', 'name_in_nepali', 'category', 'cap'],
  filters: ['category'],
  sort: 'name',
  empty: bilingual(
    'Add the first type, so that employees can request expense advances.',
    'कर्मचारीले खर्च पेश्की माग्न सकून् भनेर पहिलो प्रकार थप्नुहोस्।',
  ),
});

const categories = masterDataScreen(expenseCategory, {
  description: bilingual('Groups of expense types.', 'खर्चका प्रकारका समूह।'),
  columns: ['name', 'name_in_nepali'],
  sort: 'name',
  empty: bilingual('Add the first category, such as travel.', 'पहिलो वर्ग थप्नुहोस्, जस्तै यात्रा।'),
});

export default tabsScreen({
  tabs: [
    { id: 'types', label: bilingual('Types', 'प्रकार'), screen: types },
    { id: 'categories', label: bilingual('Categories', 'वर्गहरू'), screen: categories },
  ],
});
