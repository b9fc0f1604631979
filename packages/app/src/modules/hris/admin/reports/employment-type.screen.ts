import { staff } from '@karmik/model/hris/staff';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, 'by_employment_type', { path: 'hris/:org/staff' });
