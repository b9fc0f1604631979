import { form } from '@karmik/model/forms/form';
import { bilingual } from '@karmik/model/kit/text';
import { formScreen } from '../../../screens/kit/screens.ts';
import { formParts } from './form-parts.ts';

export default formScreen(form, {
  description: bilingual('You add questions in the next step.', 'प्रश्न अर्को चरणमा थपिन्छन्।'),
  form: formParts,
  leadsTo: '/admin/:slug/forms/settings/questions/prepare?form=:id',
});
