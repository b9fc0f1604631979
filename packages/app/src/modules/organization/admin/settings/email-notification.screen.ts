import { bilingual } from '@karmik/model/kit/text';
import { emailNotificationSetting } from '@karmik/model/notification/email-setting';
import { settingScreen } from '../../../../screens/kit/screens.ts';

export default settingScreen(emailNotificationSetting, {
  description: bilingual('Which notifications go out by mail.', 'कुन सूचना इमेलबाट जान्छन्।'),
  form: ['default_email', 'never_mailed'],
});
