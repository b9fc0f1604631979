/** Texts of an email template: several in each language, of which one is in use. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { subjectLimit } from './mail-template.ts';

/** A template's own subject and text are those in use: the person who writes there writes these, and the other way round. */
export const emailTemplateContent = defineEntity({
  name: 'email_template_content',
  label: bilingual('Email text', 'इमेलको पाठ'),
  plural: bilingual('Email texts', 'इमेलका पाठ'),
  name_field: 'subject',
  sort: '-created_at',
  scopes: { organization: { code: '10.04' } },
  fields: {
    email_template: f.reference({
      label: bilingual('Email template', 'इमेलको ढाँचा'),
      to: 'email_template',
      name_field: 'subject',
      required: true,
      readonly: true,
    }),
    language: f.choice({
      label: bilingual('Language', 'भाषा'),
      required: true,
      choices: { en: bilingual('English', 'अङ्ग्रेजी'), ne: bilingual('Nepali', 'नेपाली') },
    }),
    subject: f.text({ label: bilingual('Subject', 'विषय'), max: subjectLimit }),
    body: f.longText({ label: bilingual('Text', 'पाठ'), max: 5_000 }),
    is_in_use: f.boolean({ label: bilingual('In use', 'प्रयोगमा'), default: true }),
  },
  rules: ({ language, subject, body }) => {
    // A part that is missing in Nepali goes out as it is in English.
    if (language === 'ne' && (subject !== null || body !== null)) return undefined;
    if (subject === null) return { subject: [messages.required({ field: bilingual('Subject', 'विषय') })] };
    if (body === null) return { body: [messages.required({ field: bilingual('Text', 'पाठ') })] };
    return undefined;
  },
});
