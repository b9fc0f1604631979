import { bilingual } from '@karmik/model/kit/text';
import { payIncentive, payIncentiveAmount } from '@karmik/model/payroll/items/incentive';
import { masterDataScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { AmountsLink } from './AmountsLink.tsx';
import { words } from './words.ts';

const incentives = masterDataScreen(payIncentive, {
  description: bilingual(
    'What employees are paid in addition to their package. Each payroll of its months pays it once.',
    'प्याकेजबाहेक कर्मचारीले पाउने रकम। तोकिएका महिनाको तलबले एक पटक दिन्छ।',
  ),
  columns: [
    { field: 'name', minWidth: '14rem' },
    'heading',
    'first_month',
    { field: 'last_month', blank: bilingual('Once', 'एक पटक मात्र') },
    'description',
  ],
  filters: ['heading', 'first_month'],
  sort: '-first_month',
  RowActions: AmountsLink,
  empty: bilingual('Add the first incentive, then its employees.', 'पहिलो प्रोत्साहन थपेर कर्मचारी राख्नुहोस्।'),
});

const amounts = masterDataScreen(payIncentiveAmount, {
  description: bilingual('Employees and amounts of all incentives.', 'सबै प्रोत्साहनका कर्मचारी र रकम।'),
  columns: [{ field: 'employee', minWidth: '14rem' }, 'incentive', 'amount'],
  filters: ['incentive', 'employee'],
  sort: 'employee',
  empty: bilingual(
    'Add an employee, or import many from a spreadsheet.',
    'कर्मचारी थप्नुहोस्, वा धेरैलाई स्प्रेडसिटबाट ल्याउनुहोस्।',
  ),
});

export default tabsScreen({
  tabs: [
    { id: 'incentives', label: words.incentives, screen: incentives },
    { id: 'amounts', label: words.amounts, screen: amounts },
  ],
});
