import { bilingual } from '@karmik/model/kit/text';
import { payFundPayment } from '@karmik/model/payroll/settlement/fund-payment';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(payFundPayment, {
  description: bilingual(
    'Lump sums of approved retirement funds, paid with the settlement. They bear the final tax of the law and are no income of the year.',
    'स्वीकृत अवकाश कोषका एकमुष्ट रकम, फरफारकसँगै भुक्तानी। यसमा कानुनअनुसारको अन्तिम कर लाग्छ, वर्षको आयमा गनिँदैन।',
  ),
  columns: [{ field: 'employee', minWidth: '14rem' }, 'fund', 'month', 'amount'],
  filters: ['employee', 'month'],
  sort: '-month',
  empty: bilingual(
    'Add the lump sum of an employee who leaves, before the settlement is generated.',
    'अवकाश हुने कर्मचारीको एकमुष्ट रकम फरफारक तयार गर्नुअघि थप्नुहोस्।',
  ),
});
