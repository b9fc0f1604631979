/** What an organisation decides about requests to be transferred: whether there are any, for which reasons, who reviews them, what is asked. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

const codes = { read: '4.06', write: '4.06' } as const;

export const transferSetting = defineEntity({
  name: 'transfer_setting',
  label: bilingual('Transfer setting', 'सरुवा सेटिङ'),
  path: 'transfer/:org/setting',
  codes,
  single: true,
  fields: {
    enabled: f.boolean({
      label: bilingual('Employees can request transfers', 'कर्मचारीले सरुवा माग्न पाउने'),
      help: bilingual('When off, transfer requests are hidden and not accepted.', 'बन्द हुँदा सरुवा अनुरोध देखिँदैन र लिइँदैन।'),
      default: false,
    }),
    least_service_days: f.number({
      label: bilingual('Minimum service (days)', 'न्यूनतम सेवा अवधि (दिन)'),
      required: true,
      default: 180,
      min: 0,
      max: 3_650,
    }),
  },
});

export const transferReason = defineEntity({
  name: 'transfer_reason',
  label: bilingual('Transfer reason', 'सरुवाको कारण'),
  plural: bilingual('Transfer reasons', 'सरुवाका कारण'),
  path: 'transfer/:org/reason',
  codes,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 500 }),
  },
});

/** Who looks at requests before HR decides. */
export const transferReviewer = defineEntity({
  name: 'transfer_reviewer',
  label: bilingual('Transfer reviewer', 'सरुवा पुनरावलोकनकर्ता'),
  plural: bilingual('Transfer reviewers', 'सरुवा पुनरावलोकनकर्ताहरू'),
  path: 'transfer/:org/reviewer',
  codes,
  name_field: 'reviewer',
  search: ['reviewer'],
  sort: '-starts_on',
  dated: { per: 'reviewer', from: 'starts_on', to: 'ends_on' },
  fields: {
    reviewer: f.user({ label: bilingual('Reviewer', 'पुनरावलोकनकर्ता'), required: true }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
  },
});

export const transferQuestion = defineEntity({
  name: 'transfer_question',
  label: bilingual('Transfer question', 'सरुवाको प्रश्न'),
  plural: bilingual('Transfer questions', 'सरुवाका प्रश्न'),
  path: 'transfer/:org/question',
  codes,
  sort: 'position',
  fields: {
    question: f.text({ label: bilingual('Question', 'प्रश्न'), required: true, max: 255, unique: true }),
    answered: f.choice({
      label: bilingual('Answer type', 'उत्तरको प्रकार'),
      required: true,
      default: 'Text',
      choices: {
        Text: bilingual('Text', 'पाठ'),
        'Yes or no': bilingual('Yes or no', 'हो वा होइन'),
        Number: bilingual('A number', 'सङ्ख्या'),
      },
    }),
    is_needed: f.boolean({ label: bilingual('Required', 'अनिवार्य'), default: false }),
    position: f.number({ label: bilingual('Order', 'क्रम'), required: true, default: 1, min: 1, max: 99 }),
  },
});
