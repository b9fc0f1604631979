import { bilingual } from '@karmik/model/kit/text';
import { payrollSetting } from '@karmik/model/payroll/setup/setting';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(payrollSetting, {
  description: bilingual(
    'Who approves payrolls, when they are generated automatically, and reminders of payments to authorities.',
    'तलब कसले स्वीकृत गर्ने, कहिले आफैँ तयार हुने, र निकायलाई बुझाउने रकमको सम्झना।',
  ),
  form: [
    { title: bilingual('Approval', 'स्वीकृति'), fields: ['approvers', 'approval_levels'] },
    { title: bilingual('Automatic generation', 'स्वचालित तयारी'), fields: ['generate_on_day'] },
    { title: bilingual('Reminders', 'सम्झना'), fields: ['remind_days'] },
  ],
});
