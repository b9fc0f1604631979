import { staff } from '@karmik/model/hris/staff';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, {
  title: text('Birthdays', 'जन्मदिन'),
  description: text('Who has a birthday next, and how old they are now.', 'अब कसको जन्मदिन आउँदै छ, र अहिलेको उमेर।'),
  path: 'hris/:org/staff',
  query: { is_current: 'true', birthday__isnull: 'false' },
  filters: ['branch', 'division', 'gender'],
  period: 'birthday',
  sort: 'birthday',
  columns: ['user', 'employee_code', 'birthday', 'age', 'branch', 'phone'],
  chart: { shape: 'bar', title: text('Birthdays by month', 'महिनाअनुसार जन्मदिन'), category: 'birthday', value: 'count' },
});
