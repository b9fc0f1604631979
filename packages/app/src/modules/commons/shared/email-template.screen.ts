import { emailTemplate } from '@karmik/model/commons/email-template';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(emailTemplate, {
  description: bilingual(
    'Your own wording for emails. Others use the standard wording.',
    'संस्थाका इमेलका आफ्नै शब्द। ढाँचा नभए इमेल प्रणालीकै शब्दमा जान्छ।',
  ),
  columns: ['event', 'subject', 'is_active'],
  filters: ['event', 'is_active'],
  empty: bilingual('All emails use the standard wording.', 'सबै इमेल प्रणालीकै शब्दमा जान्छन्।'),
});
