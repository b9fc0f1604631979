/** How an identity card looks: what samples and templates of cards have in common. */
import { f, type RecordOf } from '../../kit/fields.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { hrisMessages } from '../messages.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';

/** Facts that a card may show under the name, in the order in which they stand. */
export const cardFields = {
  job_title: bilingual('Job title', 'पद'),
  employee_code: bilingual('Employee code', 'कर्मचारी कोड'),
  division: bilingual('Division', 'महाशाखा'),
  branch: bilingual('Branch', 'शाखा'),
  employment_level: bilingual('Level', 'तह'),
  blood_group: bilingual('Blood group', 'रक्त समूह'),
  phone: bilingual('Phone', 'फोन'),
  joined_on: bilingual('Joined on', 'नियुक्ति मिति'),
} as const satisfies Record<string, Text>;
export type CardField = keyof typeof cardFields;

export const cardDesign = {
  size: f.choice({
    label: bilingual('Size', 'आकार'),
    required: true,
    default: 'CR80',
    choices: {
      CR80: bilingual('Card, 85.6 × 54 mm', 'कार्ड, ८५.६ × ५४ मि.मि.'),
      A7: bilingual('Badge, 105 × 74 mm', 'ब्याच, १०५ × ७४ मि.मि.'),
    },
  }),
  orientation: f.choice({
    label: bilingual('Orientation', 'दिशा'),
    required: true,
    default: 'Landscape',
    choices: { Landscape: bilingual('Landscape', 'तेर्सो'), Portrait: bilingual('Portrait', 'ठाडो') },
  }),
  language: f.choice({
    label: bilingual('Language', 'भाषा'),
    required: true,
    default: 'en',
    choices: { en: bilingual('English', 'अङ्ग्रेजी'), ne: bilingual('Nepali', 'नेपाली') },
  }),
  colour: f.colour({ label: bilingual('Colour', 'रङ'), required: true }),
  shown_fields: f.multiChoice({ label: bilingual('Details', 'विवरण'), required: true, choices: cardFields }),
  has_photo: f.boolean({ label: bilingual('Photo', 'फोटो'), default: true }),
  has_logo: f.boolean({ label: bilingual('Organization logo', 'संस्थाको लोगो'), default: true }),
  qr_side: f.choice({
    label: bilingual('QR code', 'क्युआर कोड'),
    required: true,
    default: 'None',
    choices: {
      None: bilingual('None', 'छैन'),
      Front: bilingual('On the front', 'अगाडि'),
      Back: bilingual('On the back', 'पछाडि'),
    },
  }),
  qr_holds: f.choice({
    label: bilingual('QR code content', 'क्युआर कोडमा रहने विवरण'),
    required: true,
    default: 'Number',
    choices: {
      Number: bilingual('Card number', 'कार्ड नम्बर'),
      Contact: bilingual('Name, job title, phone and email', 'नाम, पद, फोन र इमेल'),
    },
  }),
  has_back: f.boolean({ label: bilingual('Two sides', 'दुईतर्फी'), default: true }),
  back_text: f.longText({
    label: bilingual('Text on the back', 'पछाडिको पाठ'),
    help: bilingual('Such as what to do if the card is found', 'जस्तै कार्ड भेटिए के गर्ने'),
    max: 300,
  }),
  signatory: f.text({ label: bilingual('Signatory', 'हस्ताक्षर गर्ने'), max: 60 }),
} as const;

export type CardDesign = RecordOf<typeof cardDesign>;

type Shown = Partial<Record<'has_back' | 'qr_side' | 'qr_holds', unknown>>;
export const cardShown = {
  back_text: ({ has_back }: Shown) => has_back === true,
  signatory: ({ has_back }: Shown) => has_back === true,
  qr_holds: ({ qr_side }: Shown) => qr_side !== undefined && qr_side !== 'None',
};

/** Room for this many facts; what does not fit would be printed over something else. */
const mostFields = 5;

export function cardRules({
  shown_fields,
  qr_side,
  has_back,
}: Pick<CardDesign, 'shown_fields' | 'qr_side' | 'has_back'>): FieldErrors | undefined {
  const tooMany = shown_fields.length > mostFields;
  const noBack = qr_side === 'Back' && !has_back;
  if (!tooMany && !noBack) return undefined;
  return {
    ...(tooMany && { shown_fields: [hrisMessages.cardFactsLimit({ most: mostFields })] }),
    ...(noBack && { qr_side: [hrisMessages.cardHasNoBack] }),
  };
}
