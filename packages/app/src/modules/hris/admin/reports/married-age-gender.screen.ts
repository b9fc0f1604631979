import { staff } from '@karmik/model/hris/staff';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, {
  title: text('Marital status, age and gender', 'वैवाहिक स्थिति, उमेर र लिङ्ग'),
  path: 'hris/:org/staff',
  query: { is_current: 'true' },
  filters: ['branch', 'division', 'employment_type', 'employment_level', 'gender'],
  sort: 'full_name',
  columns: ['user', 'employee_code', 'marital_status', 'age', 'age_group', 'gender', 'branch'],
  chart: {
    shape: 'bar',
    title: text('Marital status by gender', 'वैवाहिक स्थिति र लिङ्ग'),
    category: 'marital_status',
    by: 'gender',
    value: 'count',
  },
});
