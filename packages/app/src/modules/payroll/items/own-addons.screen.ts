import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payAddon } from '@karmik/model/payroll/items/addon';
import { listScreen } from '../../../screens/kit/screens.ts';

export default listScreen(payAddon, {
  path: payrollEndpoints.addon,
  description: bilingual(
    'Amounts added to or deducted from your regular pay. Deductions are negative.',
    'तपाईंका तलब पर्चीमा नियमित तलबबाहेक पाएको र कट्टी भएको रकम। कट्टी शून्यभन्दा कम देखिन्छ।',
  ),
  columns: [
    { field: 'run', minWidth: '10rem', sort: 'starts_on' },
    { field: 'heading', minWidth: '12rem' },
    'kind',
    { field: 'earned', sort: false },
    'amount',
  ],
  filters: ['kind', 'starts_on'],
  sort: '-starts_on',
  empty: bilingual('Your payslips have no extra amounts.', 'तपाईंका तलब पर्चीमा अतिरिक्त रकम छैन।'),
});
