import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../screens/kit/screens.ts';
import { staffList } from './staff-columns.ts';

export default listScreen(staff, {
  ...staffList,
  title: bilingual('All employees', 'सबै कर्मचारी'),
  description: bilingual('Current and past employees.', 'यहाँ काम गर्ने वा छाडेका सबै, स्थान र पदअनुसार।'),
  filters: [...staffList.filters, 'is_current'],
  opens: '/admin/:slug/hris/users/:id?',
});
