import { bilingual } from '@karmik/model/kit/text';
import { fiscalYear } from '@karmik/model/organization/fiscal-year';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(fiscalYear, {
  description: bilingual(
    'Fiscal years for leave, payroll and reports. Months are set from the first and last day.',
    'बिदा, तलब र प्रतिवेदन गणना हुने वर्ष। महिनाहरू पहिलो र अन्तिम दिनबाट आफैँ बन्छन्।',
  ),
  columns: ['name', 'used_for', 'starts_on', 'ends_on', 'calendar'],
  filters: ['used_for', 'starts_on'],
  sort: '-starts_on',
  empty: bilingual('Add the current fiscal year.', 'चालु आर्थिक वर्ष थप्नुहोस्।'),
});
