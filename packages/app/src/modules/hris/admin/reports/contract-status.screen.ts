import { staff } from '@karmik/model/hris/staff';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../../screens/kit/screens.ts';

export default reportScreen(staff, {
  title: text('Contract status', 'करारको अवस्था'),
  description: text('Contracts that end, the next one first.', 'म्याद भएका करार, पहिले सकिने सुरुमा।'),
  path: 'hris/:org/staff',
  query: { is_current: 'true', contract_ends_on__isnull: 'false' },
  filters: ['branch', 'division', 'job_title'],
  period: 'contract_ends_on',
  sort: 'contract_ends_on',
  columns: ['user', 'employee_code', 'job_title', 'division', 'contract_ends_on', 'contract_state'],
  chart: {
    shape: 'donut',
    title: text('Contracts by status', 'अवस्थाअनुसार करार'),
    category: 'contract_state',
    value: 'count',
  },
  empty: text('No contract has an end.', 'कुनै करारको म्याद छैन।'),
});
