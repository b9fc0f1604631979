import { bilingual } from '@karmik/model/kit/text';
import { orderingSetting } from '@karmik/model/organization/ordering';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(orderingSetting, {
  description: bilingual(
    'Default sort order for people, and in the hierarchy.',
    'छान्ने ठाउँ र सङ्गठन संरचनामा मानिसको क्रम।',
  ),
  form: ['first_by', 'second_by', 'third_by'],
});
