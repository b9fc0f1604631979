import { staffMovement } from '@karmik/model/hris/turnover';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staffMovement, 'by_month', { path: 'hris/:org/staff-movements' });
