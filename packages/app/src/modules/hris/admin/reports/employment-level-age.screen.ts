import { staff } from '@karmik/model/hris/staff';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, 'level_by_age', { path: 'hris/:org/staff' });
