import { bilingual } from '@karmik/model/kit/text';
import { emailNotificationSetting } from '@karmik/model/notification/email-setting';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(emailNotificationSetting, {
  description: bilingual('Notifications that are sent by email.', 'कुन सूचना इमेलबाट जान्छन्।'),
  form: ['default_email', 'never_mailed'],
});
