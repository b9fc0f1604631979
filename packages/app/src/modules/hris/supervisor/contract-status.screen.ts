import { staff } from '@karmik/model/hris/staff';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(staff, 'team_contracts', {
  path: 'hris/:org/my-team/staff',
});
