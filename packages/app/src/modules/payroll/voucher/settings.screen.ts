import { bilingual } from '@karmik/model/kit/text';
import { payVoucherSetting } from '@karmik/model/payroll/voucher/setting';
import { singletonScreen } from '../../../screens/kit/screens.ts';

export default singletonScreen(payVoucherSetting, {
  description: bilingual('How vouchers of payrolls are numbered and divided.', 'तलबका भौचरको नम्बर र विभाजन।'),
  form: [
    {
      title: bilingual('Numbering', 'नम्बर'),
      fields: ['voucher_type', 'types_by_kind', 'payment_voucher_type', 'narration'],
    },
    { title: bilingual('Approval', 'स्वीकृति'), fields: ['requires_ledgers'] },
    {
      title: bilingual('Branches and divisions', 'शाखा र महाशाखा'),
      fields: ['splits_by_branch', 'splits_by_division', 'liabilities'],
    },
  ],
});
