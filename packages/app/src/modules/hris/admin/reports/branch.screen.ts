import { staff } from '@karmik/model/hris/staff';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, {
  title: text('Employees by branch', 'शाखाअनुसार कर्मचारी'),
  path: 'hris/:org/staff',
  query: { is_current: 'true' },
  filters: ['branch', 'division', 'employment_type', 'employment_level', 'gender'],
  sort: 'full_name',
  columns: ['user', 'employee_code', 'branch', 'division', 'job_title', 'joined_on'],
  chart: { shape: 'bar', title: text('Employees by branch', 'शाखाअनुसार कर्मचारी'), category: 'branch', value: 'count' },
});
