import { emailTemplate } from '@karmik/model/commons/email-template';
import { bilingual } from '@karmik/model/kit/text';
import { notificationTemplate } from '@karmik/model/notification/template';
import { TextsButton } from '../email/TextsButton.tsx';
import { masterDataScreen, tabsScreen } from '../../../screens/kit/screens.ts';

const emails = masterDataScreen(emailTemplate, {
  description: bilingual(
    'Your own wording for emails. Others use the standard wording.',
    'इमेलका लागि संस्थाकै पाठ। नभएकामा प्रणालीकै पाठ जान्छ।',
  ),
  columns: ['event', 'subject', 'is_active'],
  filters: ['event', 'is_active'],
  RowActions: TextsButton,
  empty: bilingual('All emails use the standard wording.', 'सबै इमेलमा प्रणालीकै पाठ जान्छ।'),
});

const notifications = masterDataScreen(notificationTemplate, {
  description: bilingual(
    'Your own wording for notifications of requests. Others use the standard wording.',
    'अनुरोधका सूचनाका लागि संस्थाकै पाठ। नभएकामा प्रणालीकै पाठ जान्छ।',
  ),
  columns: ['event', 'text', 'is_active'],
  filters: ['event', 'is_active'],
  empty: bilingual('All notifications use the standard wording.', 'सबै सूचनामा प्रणालीकै पाठ जान्छ।'),
});

export default tabsScreen({
  tabs: [
    { id: 'emails', label: bilingual('Emails', 'इमेलहरू'), screen: emails },
    { id: 'notifications', label: bilingual('Notifications', 'सूचनाहरू'), screen: notifications },
  ],
});
