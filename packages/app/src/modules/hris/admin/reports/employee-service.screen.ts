import { staff } from '@karmik/model/hris/staff';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, 'service_by_gender', { path: 'hris/:org/staff' });
