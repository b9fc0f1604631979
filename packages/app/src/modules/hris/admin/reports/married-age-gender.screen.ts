import { staff } from '@karmik/model/hris/staff';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, 'marital_by_gender', { path: 'hris/:org/staff' });
