import { bilingual } from '@karmik/model/kit/text';
import { taxReportSetting } from '@karmik/model/payroll/files/tax-setting';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(taxReportSetting, {
  description: bilingual(
    'What the tax file of a payroll has. Files that are written already stay as they are.',
    'तलबको करको फाइलमा हुने कुरा। लेखिसकेका फाइल बदलिँदैनन्।',
  ),
  form: [
    { title: bilingual('Tax file', 'करको फाइल'), fields: ['portion_code', 'rest_code', 'payment'] },
    { title: bilingual('Tax office', 'कर कार्यालय'), fields: ['tax_office', 'tax_office_ne'] },
  ],
});
