import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../screens/kit/screens.ts';
import { staffList } from './staff-columns.ts';

export default listScreen(staff, {
  ...staffList,
  title: bilingual('All employees', 'सबै कर्मचारी'),
  description: bilingual('Current, joining and past employees.', 'हाल कार्यरत, आउँदै गरेका र छाडेका सबै कर्मचारी।'),
  filters: [...staffList.filters, 'standing'],
  opens: '/admin/:slug/hris/users/:id?',
});
