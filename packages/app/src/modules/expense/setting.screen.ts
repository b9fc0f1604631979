import { expenseSetting } from '@karmik/model/expense/setup';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../screens/kit/screens.ts';

export default singletonScreen(expenseSetting, {
  description: bilingual(
    'What new requests may ask for, and how claims are paid.',
    'नयाँ अनुरोधमा के माग्न पाइन्छ, र दाबी कसरी भुक्तानी हुन्छ।',
  ),
  form: ['currencies', 'greatest_age', 'leaver_days', 'pays_with_salary'],
});
