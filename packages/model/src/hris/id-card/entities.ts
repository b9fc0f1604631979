/** Identity cards: samples to begin from, templates of an organisation, and the cards of people. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { employeeField } from '../file/kit.ts';
import { cardDesign, cardRules, cardShown } from './design.ts';
import { hrisMessages } from '../messages.ts';

const title = f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 80, unique: true });

export const idCardSample = defineEntity({
  name: 'id_card_sample',
  label: bilingual('ID card sample', 'परिचयपत्रको नमुना'),
  plural: bilingual('ID card samples', 'परिचयपत्रका नमुना'),
  path: 'commons/:org/id-card-samples',
  codes: { read: 'organizationMember', write: '10.08' },
  fields: { title, ...cardDesign },
  visibleWhen: cardShown,
  rules: cardRules,
});

export const idCardTemplate = defineEntity({
  name: 'id_card_template',
  label: bilingual('ID card template', 'परिचयपत्रको ढाँचा'),
  plural: bilingual('ID card templates', 'परिचयपत्रका ढाँचा'),
  path: 'hris/:org/id-card-template',
  codes: { read: '4.02', write: '4.02' },
  fields: {
    title,
    ...cardDesign,
    valid_months: f.number({
      label: bilingual('Valid for (months)', 'मान्य अवधि (महिना)'),
      help: bilingual('Leave empty for cards that do not expire.', 'खाली छोडे कार्डको म्याद सकिँदैन।'),
      min: 1,
      max: 240,
    }),
  },
  visibleWhen: cardShown,
  rules: cardRules,
});

export const idCard = defineEntity({
  name: 'id_card',
  label: bilingual('ID card', 'परिचयपत्र'),
  plural: bilingual('ID cards', 'परिचयपत्र'),
  path: 'hris/:org/id-card',
  codes: { read: '4.02', write: '4.02' },
  name_field: 'card_number',
  search: ['employee', 'card_number'],
  sort: 'employee',
  fields: {
    template: f.reference({
      label: bilingual('Template', 'ढाँचा'),
      to: 'id_card_template',
      name_field: 'title',
      required: true,
    }),
    employee: employeeField,
    card_number: f.text({ label: bilingual('Card number', 'कार्ड नम्बर'), required: true, readonly: true, max: 60 }),
    photo: f.image({ label: bilingual('Photo', 'फोटो') }),
    issued_on: f.date({ label: bilingual('Issued on', 'जारी मिति'), required: true }),
    expires_on: f.date({
      label: bilingual('Expires on', 'म्याद सकिने मिति'),
      help: bilingual("Leave empty to use the template's validity.", 'खाली छोडे ढाँचाको अवधि लागु हुन्छ।'),
    }),
    printed_count: f.number({
      label: bilingual('Printed', 'छापिएको'),
      help: bilingual('How many times', 'कति पटक'),
      readonly: true,
      required: true,
      default: 0,
    }),
  },
  rules: ({ issued_on, expires_on }) =>
    expires_on !== null && expires_on < issued_on ? { expires_on: [hrisMessages.expiresBeforeIssued] } : undefined,
});
