import { bilingual } from '@karmik/model/kit/text';
import { payReportSetting } from '@karmik/model/payroll/reports/setting';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(payReportSetting, {
  description: bilingual(
    'The columns of payroll sheets and reports, and the smallest team whose sums a supervisor sees.',
    'तलबको तालिका र प्रतिवेदनका स्तम्भ, र सुपरिवेक्षकले जम्मा देख्ने सबैभन्दा सानो टोली।',
  ),
  form: [
    { title: bilingual('Columns', 'स्तम्भ'), fields: ['headings'] },
    { title: bilingual('Small groups', 'साना समूह'), fields: ['least_people'] },
  ],
});
