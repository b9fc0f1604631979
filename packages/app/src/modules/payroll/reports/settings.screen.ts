import { bilingual } from '@karmik/model/kit/text';
import { payReportSetting } from '@karmik/model/payroll/reports/setting';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(payReportSetting, {
  description: bilingual(
    'Sums of few employees would tell what a single one earns, so that reports of supervisors leave them out.',
    'थोरै कर्मचारीको जम्माबाट एक जनाको तलब थाहा हुन सक्ने भएकाले सुपरिवेक्षकका प्रतिवेदनमा देखाइँदैन।',
  ),
  form: [{ title: bilingual('Small groups', 'साना समूह'), fields: ['least_people'] }],
});
