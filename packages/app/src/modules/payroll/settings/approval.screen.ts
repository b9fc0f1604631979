import { bilingual } from '@karmik/model/kit/text';
import { payrollSetting } from '@karmik/model/payroll/setup/setting';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(payrollSetting, {
  description: bilingual(
    'Who approves payrolls, and when they are generated automatically.',
    'तलब कसले स्वीकृत गर्ने, र कहिले आफैँ तयार हुने।',
  ),
  form: [
    { title: bilingual('Approval', 'स्वीकृति'), fields: ['approvers', 'approval_levels'] },
    { title: bilingual('Automatic generation', 'स्वचालित तयारी'), fields: ['generate_on_day'] },
  ],
});
