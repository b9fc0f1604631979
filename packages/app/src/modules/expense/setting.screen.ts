import { expenseSetting } from '@karmik/model/expense/setup';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../screens/kit/screens.ts';

export default singletonScreen(expenseSetting, {
  description: bilingual('Applies to new requests.', 'नयाँ अनुरोधमा लागु हुन्छ।'),
  form: ['currencies', 'greatest_age', 'leaver_days', 'pays_with_salary'],
});
