import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../../screens/kit/screens.ts';
import { staffList } from './list.ts';

export default listScreen(staff, {
  ...staffList,
  description: bilingual('Current, joining and past employees.', 'हाल कार्यरत, आउँदै गरेका र पूर्व कर्मचारी।'),
  filters: [...staffList.filters, 'standing'],
});
