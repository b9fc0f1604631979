/** An organization's own words for what approvers are told of a request. */
import { requestTypes } from '../approval/policy.ts';
import { placeholderProblems } from '../commons/email-template.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

/** Placeholders of such words; each is needed. */
export const notificationPlaceholders = { full_name: bilingual('Requester', 'अनुरोधकर्ता') } as const;
const names = Object.keys(notificationPlaceholders);

/** Of several in use for one kind of request, the newest counts. */
export const notificationTemplate = defineEntity({
  name: 'notification_template',
  label: bilingual('Notification template', 'सूचनाको ढाँचा'),
  plural: bilingual('Notification templates', 'सूचनाका ढाँचा'),
  path: 'commons/:org/notification-template',
  currentPath: 'commons/notification-templates',
  codes: { read: '10.04', write: '10.04' },
  name_field: 'text',
  fields: {
    event: f.choice({ label: bilingual('Requests', 'अनुरोध'), required: true, choices: requestTypes }),
    text: f.text({
      label: bilingual('Text', 'पाठ'),
      help: bilingual(
        'Use {{full_name}} for the name of the requester.',
        'अनुरोधकर्ताको नाम आउने ठाउँमा {{full_name}} लेख्नुहोस्।',
      ),
      required: true,
      max: 200,
    }),
    text_ne: f.text({
      label: bilingual('Text in Nepali', 'नेपालीमा पाठ'),
      help: bilingual('Leave empty to send the text above.', 'खाली छोडे माथिकै पाठ पठाइन्छ।'),
      max: 200,
    }),
    is_active: f.boolean({ label: bilingual('In use', 'प्रयोगमा'), default: true }),
  },
  rules: ({ text, text_ne: textNe }) => {
    const problems = {
      text: placeholderProblems(text, names, 'full_name'),
      text_ne: textNe === null ? undefined : placeholderProblems(textNe, names, 'full_name'),
    };
    const found = Object.entries(problems).flatMap(([name, said]) => (said ? [[name, said] as const] : []));
    return found.length === 0 ? undefined : Object.fromEntries(found);
  },
});
