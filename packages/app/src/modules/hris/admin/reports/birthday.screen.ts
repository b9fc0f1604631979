import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, 'birthdays', {
  description: bilingual('Upcoming birthdays and ages.', 'अब कसको जन्मदिन आउँदै छ, र अहिलेको उमेर।'),
  path: 'hris/:org/staff',
});
