import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';
import {
  mailEvents,
  placeholdersOf,
  subjectLimit,
  wordsProblem,
  type MailEventName,
  type WordsProblem,
} from './mail-template.ts';
import { defineMessages, listed, type Message } from '../kit/message.ts';

const templateMessages = defineMessages('email_template', {
  unknownPlaceholder: {
    en: '{placeholder} is not a placeholder here. Use: {known}',
    ne: '{placeholder} यहाँ प्रयोग गर्न मिल्दैन। मिल्ने: {known}',
  },
  missingPlaceholder: {
    en: 'Add {placeholder}: the text does not work without it',
    ne: '{placeholder} थप्नुहोस्: यसबिना यो पाठले काम गर्दैन',
  },
  secretNotAlone: {
    en: 'Put {placeholder} once, on a line of its own',
    ne: '{placeholder} एक पटक मात्र, छुट्टै लाइनमा राख्नुहोस्',
  },
  address: {
    en: 'Remove web and email addresses: this email may have only its own link',
    ne: 'वेब र इमेल ठेगाना हटाउनुहोस्: यो इमेलमा यसकै लिङ्क मात्र रहन सक्छ',
  },
});

const problemMessages: Record<WordsProblem, (needed: string) => Message> = {
  secret_not_alone: (needed) => templateMessages.secretNotAlone({ placeholder: `{{${needed}}}` }),
  address: () => templateMessages.address,
};

/** What is wrong with the body of a template for a mail; undefined where nothing is. */
export function bodyProblems(event: MailEventName, body: string): Message[] | undefined {
  const { placeholders, needed } = mailEvents[event];
  const found = placeholderProblems(body, placeholders, needed);
  if (found) return found;
  const problem = wordsProblem(event, body);
  return problem && [problemMessages[problem](needed)];
}

/** What is wrong with the placeholders of someone's words; undefined where nothing is. @param needed without which they are of no use */
export function placeholderProblems(
  words: string,
  placeholders: readonly string[],
  needed?: string,
): Message[] | undefined {
  const found = placeholdersOf(words);
  const unknown = found.find((name) => !placeholders.includes(name));
  if (unknown !== undefined)
    return [
      templateMessages.unknownPlaceholder({
        placeholder: `{{${unknown}}}`,
        known: listed(placeholders.map((name) => `{{${name}}}`)),
      }),
    ];
  if (needed !== undefined && !found.includes(needed))
    return [templateMessages.missingPlaceholder({ placeholder: `{{${needed}}}` })];
  return undefined;
}

const events = Object.fromEntries(Object.entries(mailEvents).map(([name, { label }]) => [name, label])) as Record<
  MailEventName,
  Text
>;

/** An organisation's own words for one kind of mail. Of several in use, the newest counts. */
export const emailTemplate = defineEntity({
  name: 'email_template',
  label: bilingual('Email template', 'इमेलको ढाँचा'),
  plural: bilingual('Email templates', 'इमेलका ढाँचा'),
  path: 'commons/:org/email-template',
  currentPath: 'commons/email-templates',
  codes: { read: '10.04', write: '10.04' },
  name_field: 'subject',
  fields: {
    event: f.choice({ label: bilingual('Sent for', 'केका लागि'), required: true, choices: events }),
    subject: f.text({ label: bilingual('Subject', 'विषय'), required: true, max: subjectLimit }),
    body: f.longText({
      label: bilingual('Text', 'पाठ'),
      help: bilingual(
        'Placeholders in double braces are filled in, such as {{full_name}} and {{organization}}.',
        'दोहोरो कोष्ठभित्रका चिह्नको ठाउँमा विवरण भरिन्छ, जस्तै {{full_name}} र {{organization}}।',
      ),
      required: true,
      max: 5_000,
    }),
    subject_ne: f.text({
      label: bilingual('Subject in Nepali', 'नेपालीमा विषय'),
      help: bilingual(
        'Goes to people who use the product in Nepali. Leave empty to send them the subject above.',
        'नेपालीमा चलाउनेलाई यही पठाइन्छ। खाली छोडे माथिकै विषय पठाइन्छ।',
      ),
      max: subjectLimit,
    }),
    body_ne: f.longText({
      label: bilingual('Text in Nepali', 'नेपालीमा पाठ'),
      help: bilingual('Leave empty to send the text above.', 'खाली छोडे माथिकै पाठ पठाइन्छ।'),
      max: 5_000,
    }),
    is_active: f.boolean({ label: bilingual('In use', 'प्रयोगमा'), default: true }),
  },
  rules: ({ event, subject, body, subject_ne: subjectNe, body_ne: bodyNe }) => {
    const { placeholders } = mailEvents[event];
    const problems = {
      subject: placeholderProblems(subject, placeholders),
      body: bodyProblems(event, body),
      subject_ne: placeholderProblems(subjectNe ?? '', placeholders),
      body_ne: bodyNe === null ? undefined : bodyProblems(event, bodyNe),
    };
    const found = Object.entries(problems).flatMap(([name, said]) => (said ? [[name, said] as const] : []));
    return found.length === 0 ? undefined : Object.fromEntries(found);
  },
});
