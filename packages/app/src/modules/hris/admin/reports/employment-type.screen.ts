import { staff } from '@karmik/model/hris/staff';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, {
  title: text('Employees by employment type', 'रोजगारीको प्रकारअनुसार कर्मचारी'),
  path: 'hris/:org/staff',
  query: { is_current: 'true' },
  filters: ['branch', 'division', 'employment_type', 'employment_level', 'gender'],
  sort: 'full_name',
  columns: ['user', 'employee_code', 'employment_type', 'job_title', 'branch', 'joined_on'],
  chart: {
    shape: 'donut',
    title: text('Employees by employment type', 'रोजगारीको प्रकारअनुसार कर्मचारी'),
    category: 'employment_type',
    value: 'count',
  },
});
