import { bilingual } from '@karmik/model/kit/text';
import { payRebateKind } from '@karmik/model/payroll/rebate/kind';
import { masterDataScreen } from '../../../screens/kit/screens.ts';
import { ReadyMadeRebates } from './ReadyMadeRebates.tsx';

export default masterDataScreen(payRebateKind, {
  description: bilingual(
    'What employees may declare in a fiscal year. The law sets its own limits.',
    'आर्थिक वर्षमा कर्मचारीले घोषणा गर्न पाउने कुरा। कानुनका आफ्नै सीमा छन्।',
  ),
  columns: [
    { field: 'title', minWidth: '16rem' },
    { field: 'fiscal_year', minWidth: '7rem' },
    { field: 'law_limit', minWidth: '9rem' },
    { field: 'cap', blank: bilingual('None', 'छैन') },
    'needs_proof',
    { field: 'closes_in', minWidth: '9rem' },
  ],
  filters: ['fiscal_year', 'tax_input', 'needs_proof'],
  sort: '-fiscal_year',
  Actions: ReadyMadeRebates,
  empty: bilingual('Add the Nepali rebates in one press, or your own.', 'नेपालका कर छुट एकैपटक थप्नुहोस्, वा आफ्नै बनाउनुहोस्।'),
});
