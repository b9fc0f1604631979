import { expenseSetting } from '@karmik/model/expense/setup';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../screens/kit/screens.ts';

export default singletonScreen(expenseSetting, {
  description: bilingual('Holds for requests that are sent from now on.', 'अबदेखि पठाइने अनुरोधमा लागु हुन्छ।'),
  form: ['currencies', 'greatest_age'],
});
