import { bilingual } from '@karmik/model/kit/text';
import { payHeading } from '@karmik/model/payroll/setup/heading';
import { listScreen } from '../../../screens/kit/screens.ts';
import { HeadingActions } from './HeadingActions.tsx';
import { headingPaths } from './paths.ts';

export default listScreen(payHeading, {
  description: bilingual(
    'What is earned, deducted and met by the employer, in the order of the payslip.',
    'पाउने, कट्टी हुने र रोजगारदाताले बेहोर्ने रकम, तलब पर्चीको क्रममा।',
  ),
  columns: [
    { field: 'slip_order', header: bilingual('Order', 'क्रम'), width: '6rem' },
    { field: 'name', minWidth: '14rem' },
    { field: 'formula_name', minWidth: '10rem' },
    'type',
    'taxable',
    { field: 'has_amount', header: bilingual('Entered amount', 'राखिने रकम') },
    { field: 'rules', isHidden: true },
    { field: 'is_regular', isHidden: true },
    { field: 'is_fund', isHidden: true },
  ],
  filters: ['type', 'taxable'],
  sort: 'slip_order',
  opens: headingPaths.edit,
  Actions: HeadingActions,
  empty: bilingual('Add the Nepali headings in one press, or your own.', 'नेपालका शीर्षक एकैपटक थप्नुहोस्, वा आफ्नै बनाउनुहोस्।'),
});
