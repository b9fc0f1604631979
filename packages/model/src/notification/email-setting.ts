import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { text } from '../kit/text.ts';
import { emailChoices, notificationCategories } from './vocabulary.ts';

/** Which notifications of an organisation go out by mail, and how until somebody chooses for themselves. */
export const emailNotificationSetting = defineEntity({
  name: 'email_notification_setting',
  label: text('E-mail notification settings', 'इमेल सूचना सेटिङ'),
  path: 'org/:org/email-notification-setting',
  codes: { read: '2.20', write: '2.20' },
  single: true,
  fields: {
    default_email: f.choice({
      label: text('By mail until somebody chooses', 'आफैँ नछानुन्जेल इमेलबाट'),
      required: true,
      default: 'off',
      choices: emailChoices,
    }),
    never_mailed: f.multiChoice({
      label: text('Never by mail', 'कहिल्यै इमेलबाट नपठाउने'),
      help: text('Whatever people choose for themselves.', 'मानिसले जे छाने पनि।'),
      choices: notificationCategories,
    }),
  },
});
