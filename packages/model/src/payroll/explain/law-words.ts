/** Rows of the law and their limits, as explanations call them. */
import { bilingual, type Text } from '../../kit/text.ts';
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
};
const limits: Readonly<Record<string, Text>> = {
  one_third: bilingual('One third of the income', 'आयको एक तिहाइ'),
  cap: bilingual('Upper limit', 'माथिल्लो सीमा'),
  limit: bilingual('Upper limit', 'माथिल्लो सीमा'),
  of_taxable_income: bilingual('5% of the taxable income', 'कर लाग्ने आयको ५%'),
  of_first_band: bilingual('Share of the first band', 'पहिलो तहको हिस्सा'),
  allowance: bilingual('Allowance received', 'पाएको भत्ता'),
};

export const lawName = (id: string): Text => rows[id] ?? verbatim(id);
export const limitName = (id: string): Text => limits[id] ?? verbatim(id);

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
