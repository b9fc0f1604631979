import { bilingual } from '@karmik/model/kit/text';
import { payIncentiveAmount } from '@karmik/model/payroll/items/incentive';
import { masterDataScreen } from '../../../screens/kit/screens.ts';
import { IncentiveHead } from './IncentiveHead.tsx';

export default masterDataScreen(payIncentiveAmount, {
  description: bilingual(
    'Who is paid this incentive, and how much. An amount that a payroll has paid stays.',
    'यो प्रोत्साहन कसले कति पाउँछ। तलबले दिइसकेको रकम बदलिँदैन।',
  ),
  columns: [{ field: 'employee', minWidth: '14rem' }, 'amount'],
  filters: ['employee'],
  sort: 'employee',
  within: 'incentive',
  form: ['employee', 'amount'],
  Above: IncentiveHead,
  empty: bilingual('Add the first employee.', 'पहिलो कर्मचारी थप्नुहोस्।'),
});
