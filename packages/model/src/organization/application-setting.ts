/** What an organisation shows and does without (CFG-2, CFG-14). */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { weekdays } from '../kit/weekdays.ts';
import { applicationNames, applications, type ApplicationName } from './applications.ts';
import { organizationMessages } from './messages.ts';

export const applicationSetting = defineEntity({
  name: 'application_setting',
  label: bilingual('Application settings', 'एप्लिकेसन सेटिङ'),
  path: 'org/:org/application-settings',
  codes: { read: '2.04', write: '2.04' },
  single: true,
  fields: {
    disabled_applications: f.multiChoice({
      label: bilingual('Disabled applications', 'बन्द गरिएका एप्लिकेसन'),
      help: bilingual(
        'Their pages and API are turned off. Stored data is kept.',
        'तिनका पृष्ठ र API बन्द हुन्छन्। राखिएका विवरण सुरक्षित रहन्छन्।',
      ),
      choices: Object.fromEntries(applicationNames.map((name) => [name, applications[name].label])) as Record<
        ApplicationName,
        Text
      >,
    }),
    weekly_day_off: f.choice({
      label: bilingual('Weekly day off', 'साप्ताहिक बिदा'),
      choices: weekdays,
      default: 'Saturday',
    }),
    second_day_off: f.choice({
      label: bilingual('Second day off', 'दोस्रो साप्ताहिक बिदा'),
      help: bilingual('Leave empty for a six-day working week.', 'खाली छोडे हप्तामा छ दिन काम हुन्छ।'),
      choices: weekdays,
    }),
    is_remark_optional: f.boolean({
      label: bilingual('Remarks are optional', 'कैफियत ऐच्छिक'),
      help: bilingual(
        'Requests can be approved, forwarded and cancelled without a remark. Declining always needs one, and so does overtime.',
        'कैफियत नलेखी अनुरोध स्वीकृत गर्न, अघि पठाउन र रद्द गर्न सकिन्छ। अस्वीकार गर्दा र अतिरिक्त समयमा कैफियत सधैँ चाहिन्छ।',
      ),
      default: true,
    }),
    has_link_previews: f.boolean({
      label: bilingual('Link previews', 'लिङ्कको पूर्वावलोकन'),
      help: bilingual(
        'The server opens links in posts to show their title and picture.',
        'पोस्टका लिङ्कको शीर्षक र तस्बिर देखाउन सर्भरले ती पृष्ठ खोल्छ।',
      ),
      default: true,
    }),
    organization_specific_employee_directory: f.boolean({
      label: bilingual('Directory of this organization only', 'यही संस्थाको मात्र निर्देशिका'),
      help: bilingual(
        "People of other organizations can't be opened from here.",
        'अरू संस्थाका व्यक्तिको विवरण यहाँबाट खुल्दैन।',
      ),
      default: false,
    }),
    show_dignity_appraisal: f.boolean({
      label: bilingual('Goals and objectives', 'लक्ष्य र उद्देश्य'),
      help: bilingual('Adds the pages of goals and objectives to search.', 'लक्ष्य र उद्देश्यका पृष्ठ खोजमा देखाउँछ।'),
      default: false,
    }),
  },
  rules: ({ weekly_day_off, second_day_off }) =>
    second_day_off !== null && second_day_off === weekly_day_off
      ? { second_day_off: [organizationMessages.secondDayOff] }
      : undefined,
});
