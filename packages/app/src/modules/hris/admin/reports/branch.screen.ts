import { staff } from '@karmik/model/hris/staff';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, 'by_branch', { path: 'hris/:org/staff' });
