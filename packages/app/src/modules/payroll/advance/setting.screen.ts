import { bilingual } from '@karmik/model/kit/text';
import { advanceSalary } from '@karmik/model/payroll/advance/advance';
import { advanceSetting } from '@karmik/model/payroll/advance/setting';
import { approvalScreen } from '../../../screens/kit/approval-policies.tsx';
import { singletonScreen, tabsScreen } from '../../../screens/kit/screens.ts';

const rules = singletonScreen(advanceSetting, {
  description: bilingual(
    'Pay that employees may request ahead of payday. Payrolls recover it from their net pay.',
    'कर्मचारीले तलबअघि माग्न सक्ने रकम। तलबले खुद भुक्तानीबाट असुल गर्छ।',
  ),
  form: [
    {
      title: bilingual('Who', 'कसलाई'),
      fields: ['is_offered', 'eligible_months', 'excluded_types', 'most_a_year'],
    },
    { title: bilingual('How much', 'कति'), fields: ['limit_percent', 'limit_amount', 'most_payments'] },
    { title: bilingual('Recovery', 'असुली'), fields: ['heading', 'most_instalments', 'carry'] },
  ],
});

export default tabsScreen({
  tabs: [
    { id: 'rules', label: bilingual('Rules', 'नियम'), screen: rules },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), screen: approvalScreen(advanceSalary) },
  ],
});
