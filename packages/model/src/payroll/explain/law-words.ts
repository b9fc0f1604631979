/** Rows of the law and their limits, as explanations call them. */
import { bilingual, type Text } from '../../kit/text.ts';
import { figures } from '../../kit/digits.ts';
import { verbatim } from '../../kit/message.ts';

const rows: Readonly<Record<string, Text>> = {
  'tax.bands': bilingual('Tax bands', 'करका तह'),
  'tax.non_resident': bilingual('Rate for non-residents', 'गैरबासिन्दाको दर'),
  'tax.retirement': bilingual('Retirement contributions', 'अवकाश योगदान'),
  'tax.donation': bilingual('Donations', 'दान'),
  'tax.remote_area': bilingual('Remote area', 'दुर्गम क्षेत्र'),
  'tax.foreign_allowance': bilingual('Foreign allowance', 'विदेश भत्ता'),
  'tax.pension': bilingual('Pension', 'निवृत्तिभरण'),
  'tax.disability': bilingual('Disability', 'अपाङ्गता'),
  'tax.life_insurance': bilingual('Life insurance', 'जीवन बीमा'),
  'tax.health_insurance': bilingual('Health insurance', 'स्वास्थ्य बीमा'),
  'tax.house_insurance': bilingual('House insurance', 'घर बीमा'),
  'tax.female_rebate': bilingual('Rebate for women', 'महिलालाई छुट'),
  'tax.medical_credit': bilingual('Medical tax credit', 'औषधि उपचार कर मिलान'),
  minimum_wage: bilingual('Minimum wage', 'न्यूनतम पारिश्रमिक'),
  basic_share: bilingual('Minimum share of the basic salary', 'आधारभूत तलबको न्यूनतम हिस्सा'),
  'gratuity.employer': bilingual('Gratuity', 'उपदान'),
  'exit.employer_payment': bilingual('Tax on payments at exit', 'अवकाशमा दिइने रकममा कर'),
};
const limits: Readonly<Record<string, Text>> = {
  one_third: bilingual('One third of the income', 'आयको एक तिहाइ'),
  cap: bilingual('Upper limit', 'माथिल्लो सीमा'),
  limit: bilingual('Upper limit', 'माथिल्लो सीमा'),
  of_taxable_income: bilingual('5% of the taxable income', 'कर लाग्ने आयको ५%'),
  of_first_band: bilingual('Share of the first band', 'पहिलो तहको हिस्सा'),
  allowance: bilingual('Allowance received', 'पाएको भत्ता'),
  rate: bilingual('Rate', 'दर'),
  of_tax: bilingual('Share of the tax', 'करको हिस्सा'),
  approved_expense: bilingual('Share of the approved expense', 'स्वीकृत खर्चको हिस्सा'),
  three_quarters: bilingual('Exempt share', 'छुट हुने हिस्सा'),
  monthly: bilingual('Monthly', 'मासिक'),
  basic: bilingual('Basic salary', 'आधारभूत तलब'),
  dearness: bilingual('Dearness allowance', 'महँगी भत्ता'),
  daily: bilingual('Daily', 'दैनिक'),
  hourly: bilingual('Hourly', 'घण्टाको'),
};

export const lawName = (id: string): Text => rows[id] ?? verbatim(id);
export const limitName = (id: string): Text => limits[id] ?? verbatim(id);

/** A figure of a row of law by its name there, such as `limit.A` or `band_2.rate`. */
export function figureName(name: string): Text {
  const [, couple, number = '', part] = /^(couple_)?band_(\d+)\.(width|rate)$/.exec(name) ?? [];
  if (part !== undefined) {
    const of = { en: `Band ${number}`, ne: `तह ${figures(number, 'ne')}` };
    const what = part === 'width' ? bilingual('amount', 'रकम') : bilingual('rate', 'दर');
    const who = couple === undefined ? { en: '', ne: '' } : { en: ' of couples', ne: ' (दम्पती)' };
    return { en: `${of.en}${who.en}, ${what.en}`, ne: `${of.ne}${who.ne}, ${what.ne}` };
  }
  const [id = name, category] = name.split('.');
  const label = limitName(id);
  return category === undefined ? label : { en: `${label.en}, ${category}`, ne: `${label.ne}, ${category}` };
}

/** What the tax law reads of a person, as causes and inputs call it. */
export const taxFactNames: Readonly<Record<string, Text>> = {
  status: bilingual('Tax status', 'कर प्रयोजनको स्थिति'),
  sex: bilingual('Gender', 'लिङ्ग'),
  resident: bilingual('Resident of Nepal', 'नेपालमा बासिन्दा'),
  disabled: bilingual('Person with a disability', 'अपाङ्गता भएको व्यक्ति'),
  ssf: bilingual('Contributes to the Social Security Fund', 'सामाजिक सुरक्षा कोषमा योगदान गर्ने'),
  remote: bilingual('Remote area', 'दुर्गम क्षेत्र'),
  other_income: bilingual('Income besides salary', 'तलबबाहेकको आय'),
  tds_method: bilingual('Tax on one-off payments', 'एक पटकको भुक्तानीमा कर'),
};
const taxFactWords: Readonly<Record<string, Text>> = {
  single: bilingual('Single', 'एकल'),
  couple: bilingual('Couple', 'दम्पती'),
  business: bilingual('Business or investment', 'व्यवसाय वा लगानी'),
  F: bilingual('Female', 'महिला'),
  M: bilingual('Male', 'पुरुष'),
  spread: bilingual('Spread over the rest of the year', 'वर्षका बाँकी महिनामा बाँड्ने'),
  marginal: bilingual('Withheld at once', 'एकैपटक कट्टी गर्ने'),
  true: bilingual('Yes', 'हो'),
  false: bilingual('No', 'होइन'),
};
/** A choice of a person in words; others as they are. */
export const factWord = (value: string): Text => taxFactWords[value] ?? verbatim(value);
