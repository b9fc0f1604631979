/** What employees answered to their payslips, for HR: each payslip, and how many of a payroll. */
import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { reportScreen, requestScreens, tabsScreen } from '../../../screens/kit/screens.ts';

const path = payrollEndpoints.slip;

const { list } = requestScreens(paySlip, {
  path,
  as: 'hr',
  query: { status: 'Published' },
  columns: [
    { field: 'employee', minWidth: '14rem' },
    { field: 'run', minWidth: '9rem' },
    { field: 'response', minWidth: '9rem' },
    { field: 'acknowledged_at', minWidth: '11rem' },
    { field: 'inquiry', minWidth: '16rem' },
    { field: 'inquired_at', isHidden: true },
    { field: 'answered_at', isHidden: true },
    'reminded_at',
  ],
  filters: ['run', 'response', 'employee', 'acknowledged_at'],
  sort: '-starts_on',
  maySend: () => false,
  sections: [
    {
      kind: 'fields',
      title: bilingual('Response', 'प्रतिक्रिया'),
      fields: ['run', 'response', 'acknowledged_at', 'inquiry', 'inquired_at', 'answer', 'answered_at', 'reminded_at'],
    },
  ],
  empty: bilingual('Published payslips appear here.', 'प्रकाशित तलब पर्ची यहाँ देखिन्छन्।'),
});

export default tabsScreen({
  description: bilingual(
    'Who has acknowledged a published payslip, and who has a question.',
    'प्रकाशित तलब पर्ची कसले स्वीकार गर्‍यो, र कसको प्रश्न छ।',
  ),
  tabs: [
    { id: 'employees', label: bilingual('Employees', 'कर्मचारी'), screen: list },
    {
      id: 'payrolls',
      label: bilingual('By payroll', 'तलबअनुसार'),
      screen: reportScreen(paySlip, 'responses', { path, query: { as: 'hr' } }),
    },
  ],
});
