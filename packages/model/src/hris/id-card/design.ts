/** How an identity card looks: what samples and templates of cards have in common. */
import { f, type RecordOf } from '../../kit/fields.ts';
import { text, type Text } from '../../kit/text.ts';
import { hrisMessages } from '../messages.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';

/** Facts that a card may show under the name, in the order in which they stand. */
export const cardFields = {
  job_title: text('Job title', 'पद'),
  employee_code: text('Employee code', 'कर्मचारी कोड'),
  division: text('Division', 'महाशाखा'),
  branch: text('Branch', 'शाखा'),
  employment_level: text('Level', 'तह'),
  blood_group: text('Blood group', 'रक्त समूह'),
  phone: text('Phone', 'फोन'),
  joined_on: text('Joined on', 'नियुक्ति मिति'),
} as const satisfies Record<string, Text>;
export type CardField = keyof typeof cardFields;

export const cardDesign = {
  size: f.choice({
    label: text('Size', 'आकार'),
    required: true,
    default: 'CR80',
    choices: {
      CR80: text('Card, 85.6 × 54 mm', 'कार्ड, ८५.६ × ५४ मिमी'),
      A7: text('Badge, 105 × 74 mm', 'ब्याज, १०५ × ७४ मिमी'),
    },
  }),
  orientation: f.choice({
    label: text('Orientation', 'दिशा'),
    required: true,
    default: 'Landscape',
    choices: { Landscape: text('Landscape', 'तेर्सो'), Portrait: text('Portrait', 'ठाडो') },
  }),
  language: f.choice({
    label: text('Language', 'भाषा'),
    required: true,
    default: 'en',
    choices: { en: text('English', 'अङ्ग्रेजी'), ne: text('Nepali', 'नेपाली') },
  }),
  colour: f.colour({ label: text('Colour', 'रङ'), required: true }),
  shown_fields: f.multiChoice({ label: text('Facts', 'विवरण'), required: true, choices: cardFields }),
  has_photo: f.boolean({ label: text('Photo', 'फोटो'), default: true }),
  has_logo: f.boolean({ label: text('Logo of the organization', 'संस्थाको लोगो'), default: true }),
  qr_side: f.choice({
    label: text('QR code', 'क्युआर कोड'),
    required: true,
    default: 'None',
    choices: { None: text('None', 'छैन'), Front: text('On the front', 'अगाडि'), Back: text('On the back', 'पछाडि') },
  }),
  qr_holds: f.choice({
    label: text('The QR code holds', 'क्युआर कोडमा'),
    required: true,
    default: 'Number',
    choices: {
      Number: text('The number of the card', 'कार्डको संख्या'),
      Contact: text('Name, job title, phone and e-mail', 'नाम, पद, फोन र इमेल'),
    },
  }),
  has_back: f.boolean({ label: text('Two sides', 'दुई पाटा'), default: true }),
  back_text: f.longText({
    label: text('Words on the back', 'पछाडिका शब्द'),
    help: text('Such as what to do with a card that was found', 'जस्तै भेटिएको कार्ड के गर्ने'),
    max: 300,
  }),
  signatory: f.text({ label: text('Who signs', 'हस्ताक्षर गर्ने'), max: 60 }),
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
