import { bilingual } from '@karmik/model/kit/text';
import { payrollProfile } from '@karmik/model/payroll/setup/profile';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(payrollProfile, {
  description: bilingual(
    'From when Karmik pays each employee, how they are taxed, and what was paid earlier in the fiscal year.',
    'कार्मिकले कहिलेदेखि तलब दिन्छ, कर कसरी लाग्छ, र आर्थिक वर्षमा अघि के भुक्तानी भयो।',
  ),
  columns: [
    { field: 'employee', minWidth: '14rem' },
    'starts_on',
    'tax_status',
    'is_resident',
    'opening_income',
    'opening_tax',
  ],
  filters: ['employee', 'tax_status', 'starts_on'],
  sort: '-starts_on',
  form: [
    'employee',
    'starts_on',
    'ends_on',
    {
      title: bilingual('Tax', 'कर'),
      fields: ['tax_status', 'other_income', 'remote_area', 'is_resident', 'is_disabled'],
    },
    'festival',
    {
      title: bilingual('Paid before Karmik in the fiscal year', 'आर्थिक वर्षमा कार्मिकअघि भुक्तानी'),
      fields: ['opening_year', 'opening_income', 'opening_retirement', 'opening_tax', 'opening_first_band'],
    },
    { title: bilingual('Service before Karmik', 'कार्मिकअघिको सेवा'), fields: ['opening_gratuity'] },
  ],
  empty: bilingual(
    'Employees without an entry are paid from their joining, as single residents.',
    'यहाँ नभएका कर्मचारीलाई नियुक्तिदेखि, एकल बासिन्दा मानेर तलब दिइन्छ।',
  ),
});
