import { staff } from '@karmik/model/hris/staff';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, {
  title: text('Employment level and age', 'तह र उमेर'),
  path: 'hris/:org/staff',
  query: { is_current: 'true' },
  filters: ['branch', 'division', 'employment_type', 'employment_level', 'gender'],
  sort: 'full_name',
  columns: ['user', 'employee_code', 'employment_level', 'age', 'age_group', 'branch'],
  chart: {
    shape: 'bar',
    title: text('Age groups by employment level', 'तह र उमेर समूह'),
    category: 'employment_level',
    by: 'age_group',
    value: 'count',
  },
});
