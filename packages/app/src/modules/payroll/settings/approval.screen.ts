import { bilingual } from '@karmik/model/kit/text';
import { payrollSetting } from '@karmik/model/payroll/setup/setting';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(payrollSetting, {
  description: bilingual(
    'When a payroll is generated automatically, and who decides on it before it is locked.',
    'तलब कहिले आफैँ तयार हुने, र बन्द गर्नुअघि कसले निर्णय गर्ने।',
  ),
  form: [
    { title: bilingual('Approval', 'स्वीकृति'), fields: ['approvers', 'approval_levels'] },
    { title: bilingual('Automatic generation', 'स्वचालित तयारी'), fields: ['generate_on_day'] },
  ],
});
