import { bilingual } from '@karmik/model/kit/text';
import { archivedPayslip } from '@karmik/model/payroll/archive/payslip';
import { listScreen } from '../../../screens/kit/screens.ts';

export default listScreen(archivedPayslip, {
  path: 'payroll/archived-payslip',
  description: bilingual(
    'Your payslips from before Karmik or from another payroll system.',
    'कार्मिकअघिका वा अर्को तलब प्रणालीका तपाईंका पर्ची।',
  ),
  columns: [
    { field: 'month', sort: false },
    { field: 'fiscal_year', sort: 'fiscal_year' },
    { field: 'pay_date', sort: 'pay_date' },
    { field: 'gross', sort: 'gross' },
    { field: 'deductions', sort: 'deductions' },
    { field: 'net', sort: 'net' },
    { field: 'file', minWidth: '12rem' },
  ],
  filters: ['fiscal_year', 'pay_date'],
  sort: '-pay_date',
  search: false,
  empty: bilingual('No payslips yet.', 'अहिलेसम्म तलब पर्ची छैन।'),
});
