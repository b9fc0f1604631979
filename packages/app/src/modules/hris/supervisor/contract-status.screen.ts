import { staff } from '@karmik/model/hris/staff';
import { text } from '@karmik/model/kit/text';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(staff, {
  title: text('Contracts of my team', 'मेरो टोलीका करार'),
  description: text('When contracts of your people end.', 'तपाईंका सहकर्मीका करार कहिले सकिन्छन्।'),
  path: 'hris/:org/my-team/staff',
  columns: ['user', 'employee_code', 'job_title', 'joined_on', 'contract_ends_on', 'contract_state'],
  filters: ['job_title', 'branch'],
  period: 'contract_ends_on',
  sort: 'contract_ends_on',
  chart: {
    shape: 'donut',
    title: text('Contracts by status', 'अवस्थाअनुसार करार'),
    category: 'contract_state',
    value: 'count',
  },
});
