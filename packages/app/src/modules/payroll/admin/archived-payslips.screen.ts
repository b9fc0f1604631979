import { bilingual } from '@karmik/model/kit/text';
import { archivedPayslip } from '@karmik/model/payroll/archive/payslip';
import { ArchiveActions, PayslipActions } from '../archive/ArchiveActions.tsx';
import { listScreen } from '../../../screens/kit/screens.ts';

export default listScreen(archivedPayslip, {
  description: bilingual(
    'Payslips from before Karmik or from another payroll system. Employees can see published payslips.',
    'कार्मिकअघिका वा अर्को तलब प्रणालीका पर्ची। प्रकाशित पर्ची सम्बन्धित कर्मचारीले देख्छन्।',
  ),
  columns: [
    { field: 'employee', minWidth: '14rem' },
    { field: 'month', minWidth: '8rem' },
    { field: 'fiscal_year', minWidth: '7rem', isHidden: true },
    { field: 'pay_date', minWidth: '8rem' },
    { field: 'status', minWidth: '10rem' },
    { field: 'file', minWidth: '12rem' },
    'net',
    { field: 'gross', isHidden: true },
    { field: 'deductions', isHidden: true },
    { field: 'published_at', isHidden: true },
    { field: 'withdrawal_reason', minWidth: '12rem', isHidden: true },
  ],
  filters: ['fiscal_year', 'status', 'employee', 'pay_date'],
  sort: '-pay_date',
  empty: bilingual(
    'Add a payslip, or import many with the employee code in their file names.',
    'तलब पर्ची थप्नुहोस्, वा नाममा कर्मचारी कोड भएका धेरै फाइल आयात गर्नुहोस्।',
  ),
  Actions: ArchiveActions,
  RowActions: PayslipActions,
});
