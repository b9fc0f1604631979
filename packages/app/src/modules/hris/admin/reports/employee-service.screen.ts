import { staff } from '@karmik/model/hris/staff';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, {
  title: text('Years of service', 'सेवा वर्ष'),
  path: 'hris/:org/staff',
  query: { is_current: 'true' },
  filters: ['branch', 'division', 'employment_type', 'employment_level', 'gender'],
  sort: 'full_name',
  columns: ['user', 'employee_code', 'joined_on', 'service_years', 'service_group', 'branch', 'gender'],
  chart: {
    shape: 'bar',
    title: text('Years of service by gender', 'लिङ्ग र सेवा वर्ष'),
    category: 'service_group',
    by: 'gender',
    value: 'count',
  },
});
