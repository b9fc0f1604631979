import { bilingual } from '@karmik/model/kit/text';
import { payVoucherType } from '@karmik/model/payroll/voucher/type';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(payVoucherType, {
  description: bilingual(
    'Each type numbers its vouchers apart, from 1 in every fiscal year.',
    'हरेक प्रकारका भौचरको नम्बर छुट्टै हुन्छ, र आर्थिक वर्षैपिच्छे १ बाट सुरु हुन्छ।',
  ),
  columns: [
    { field: 'code', width: '7rem' },
    { field: 'name', minWidth: '14rem' },
    'prefix',
    { field: 'tally_type', blank: bilingual('Journal', 'जर्नल') },
  ],
  sort: 'code',
  empty: bilingual('Add the voucher type of payrolls.', 'तलबको भौचर प्रकार थप्नुहोस्।'),
});
