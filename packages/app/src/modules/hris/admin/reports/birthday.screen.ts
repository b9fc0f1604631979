import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, 'birthdays', {
  description: bilingual('Upcoming birthdays and ages.', 'आउँदा जन्मदिन र उमेर।'),
  path: 'hris/:org/staff',
});
