import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { emailChoices, hrisTopics, notificationCategories } from './vocabulary.ts';
import { defineMessages } from '../kit/message.ts';

const emailSettingMessages = defineMessages('email_setting', {
  alwaysAndNever: {
    en: "A category can't be both always and never emailed",
    ne: 'सधैँ इमेल गरिने वर्ग “कहिल्यै इमेल नगरिने” मा राख्न मिल्दैन',
  },
});

/** Which notifications of an organisation go out by mail, and how until someone chooses for themselves. */
export const emailNotificationSetting = defineEntity({
  name: 'email_notification_setting',
  label: bilingual('Email notification settings', 'इमेल सूचना सेटिङ'),
  path: 'org/:org/email-notification-setting',
  codes: { read: '2.20', write: '2.20' },
  single: true,
  fields: {
    default_email: f.choice({
      label: bilingual('Emailed by default', 'पूर्वनिर्धारित रूपमा इमेल गरिने'),
      required: true,
      default: 'off',
      choices: emailChoices,
    }),
    never_mailed: f.multiChoice({
      label: bilingual('Never emailed', 'कहिल्यै इमेल नगरिने'),
      help: bilingual('Whatever people choose in their own settings.', 'कर्मचारीले आफ्नो सेटिङमा जे छाने पनि।'),
      choices: notificationCategories,
    }),
  },
});

/** What of HRIS goes out by mail whatever people chose, and what never does. A category that is never mailed stays unmailed. */
export const hrisEmailSetting = defineEntity({
  name: 'hris_email_setting',
  label: bilingual('Email settings', 'इमेल सेटिङ'),
  path: 'hris/:org/settings/email',
  codes: { read: '4.00', write: '4.00' },
  single: true,
  fields: {
    always_mailed: f.multiChoice({
      label: bilingual('Always emailed at once', 'सधैँ तुरुन्तै इमेल गरिने'),
      help: bilingual('Whatever people choose in their own settings.', 'कर्मचारीले आफ्नो सेटिङमा जे छाने पनि।'),
      choices: hrisTopics,
    }),
    never_mailed: f.multiChoice({
      label: bilingual('Never emailed', 'कहिल्यै इमेल नगरिने'),
      choices: hrisTopics,
    }),
  },
  rules: ({ always_mailed, never_mailed }) =>
    never_mailed.some((topic) => always_mailed.includes(topic))
      ? { never_mailed: [emailSettingMessages.alwaysAndNever] }
      : undefined,
});
