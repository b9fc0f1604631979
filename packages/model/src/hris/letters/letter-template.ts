/** Words of letters with places for what differs from one to the next. */
import { employeeField } from '../file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { letterPlaceholders, placeholderProblem } from './placeholders.ts';

export const letterTemplate = defineEntity({
  name: 'letter_template',
  label: bilingual('Letter template', 'पत्रको ढाँचा'),
  plural: bilingual('Letter templates', 'पत्रका ढाँचा'),
  path: 'hris/:org/letter-template',
  codes: { read: '4.04', write: '4.04' },
  fields: {
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120, unique: true }),
    letter_kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      choices: {
        Offer: bilingual('Offer', 'प्रस्ताव'),
        Appointment: bilingual('Appointment', 'नियुक्ति'),
        Confirmation: bilingual('Confirmation', 'स्थायी नियुक्ति'),
        Change: bilingual('Employment change', 'रोजगारीमा परिवर्तन'),
        Experience: bilingual('Experience', 'अनुभव'),
        'No objection': bilingual('No objection', 'अनापत्ति'),
        Warning: bilingual('Warning', 'चेतावनी'),
        Custom: bilingual('Other', 'अन्य'),
      },
    }),
    language: f.choice({
      label: bilingual('Language', 'भाषा'),
      help: bilingual('Language of dates, digits and standard text', 'मिति, अङ्क र मानक पाठको भाषा'),
      required: true,
      default: 'en',
      choices: { en: bilingual('English', 'अङ्ग्रेजी'), ne: bilingual('Nepali', 'नेपाली') },
    }),
    subject: f.text({ label: bilingual('Subject', 'विषय'), required: true, max: 160 }),
    body: f.richText({
      label: bilingual('Text', 'पाठ'),
      help: bilingual(
        'Placeholders are filled in for each employee. Use Insert to choose one.',
        'खाली ठाउँमा हरेक कर्मचारीको विवरण भरिन्छ। “राख्नुहोस्” थिचेर सूचीबाट छान्नुहोस्।',
      ),
      required: true,
      max: 20_000,
      placeholders: letterPlaceholders,
    }),
    is_requestable: f.boolean({
      label: bilingual('Employees can request it', 'कर्मचारीले माग्न सक्ने'),
      help: bilingual(
        'HR can issue a requested letter in one click.',
        'मागिएको पत्र मानव संसाधनले एक क्लिकमा जारी गर्न सक्छ।',
      ),
      default: false,
    }),
    is_active: f.boolean({ label: bilingual('In use', 'प्रयोगमा'), default: true }),
  },
  rules: ({ subject, body }) => {
    const inSubject = placeholderProblem(subject);
    const inBody = placeholderProblem(body);
    if (!inSubject && !inBody) return undefined;
    return { ...(inSubject && { subject: inSubject }), ...(inBody && { body: inBody }) };
  },
});

/** A template as it is written, to be seen with the facts of an employee before it is stored. */
export const letterDraft = defineEntity({
  name: 'letter_draft',
  label: bilingual('Preview', 'पूर्वावलोकन'),
  fields: {
    employee: employeeField,
    language: letterTemplate.fields.language,
    subject: letterTemplate.fields.subject,
    body: letterTemplate.fields.body,
  },
});
