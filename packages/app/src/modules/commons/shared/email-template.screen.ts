import { emailTemplate } from '@karmik/model/commons/email-template';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(emailTemplate, {
  description: bilingual(
    'The organization’s own words for its mails. Without one, a mail reads as the product words it.',
    'संस्थाका इमेलका आफ्नै शब्द। ढाँचा नभए इमेल प्रणालीकै शब्दमा जान्छ।',
  ),
  columns: ['event', 'subject', 'is_active'],
  filters: ['event', 'is_active'],
  empty: bilingual('Every mail reads as the product words it.', 'सबै इमेल प्रणालीकै शब्दमा जान्छन्।'),
});
