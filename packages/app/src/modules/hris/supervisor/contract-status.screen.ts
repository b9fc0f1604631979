import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(staff, 'team_contracts', {
  description: bilingual('Contract end dates of your team.', 'तपाईंको टोलीका करार सकिने मिति।'),
  path: 'hris/:org/my-team/staff',
});
