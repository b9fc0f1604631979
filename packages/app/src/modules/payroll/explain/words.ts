import type { ProjectedMonth, UnpaidDay } from '@karmik/model/payroll/explain/explanation';
import { bilingual, type Text } from '@karmik/model/kit/text';

export const words = {
  /** For the ears, on an amount that is pressed. */
  explain: (label: string, amount: string) =>
    bilingual(`${label}: ${amount}. Explain`, `${label}: ${amount}। कसरी आयो हेर्नुहोस्`),
  rule: bilingual('Rule', 'नियम'),
  entered: bilingual('The amount of the package or of the employee', 'प्याकेज वा कर्मचारीको रकम'),
  noRule: bilingual('No rule applies this month, so the amount is zero', 'यो महिना कुनै नियम लागु नभएकाले रकम शून्य छ'),
  condition: bilingual('Applies if', 'लागु हुने सर्त'),
  formula: bilingual('Formula', 'सूत्र'),
  placeOf: (place: string, of: string) => bilingual(`Rule ${place} of ${of}`, `${of} मध्ये नियम ${place}`),
  inputs: bilingual('Values used', 'प्रयोग भएका मान'),
  madeOf: bilingual('Made up of', 'यसमा समावेश'),
  segments: bilingual('Days of the month', 'महिनाका दिन'),
  period: bilingual('Period', 'अवधि'),
  days: bilingual('Days', 'दिन'),
  unpaid: bilingual('Unpaid', 'तलब नपाउने'),
  wholeMonth: bilingual('Whole month', 'पूरै महिना'),
  amount: bilingual('Amount', 'रकम'),
  byDays: (divisor: string) =>
    bilingual(
      `Whole month ÷ ${divisor} × paid days, added up and rounded once`,
      `पूरै महिना ÷ ${divisor} × तलबी दिन, जोडेर एक पटक राउन्ड गरिएको`,
    ),
  unpaidDays: bilingual('Days without full pay', 'पूरा तलब नपाउने दिन'),
  daysChanged: bilingual(
    'The days recorded now differ from those of the payslip.',
    'अहिले अभिलेखमा भएका दिन तलब पर्चीका दिनसँग मिल्दैनन्।',
  ),
  rounding: bilingual('Rounding', 'मिलान'),
  rounded: (exact: string, amount: string) =>
    bilingual(`${exact} is rounded to ${amount}`, `${exact} लाई ${amount} मा राउन्ड गरिएको`),
  changed: (month: string) => bilingual(`Changes since ${month}`, `${month} पछिको परिवर्तन`),
  unchanged: bilingual('No change.', 'परिवर्तन छैन।'),
  before: bilingual('Before', 'पहिले'),
  now: bilingual('Now', 'अहिले'),
  difference: bilingual('Difference', 'फरक'),
  heading: bilingual('Heading', 'शीर्षक'),
  through: (heading: string) => bilingual(`through ${heading}`, `${heading} मार्फत`),
  projection: (year: string) => bilingual(`Projection of ${year}`, `${year} को अनुमान`),
  remote: bilingual('Remote area by category', 'वर्गअनुसार दुर्गम क्षेत्र'),
  category: bilingual('Category', 'वर्ग'),
  months: bilingual('Months', 'महिनाहरू'),
  limit: bilingual('Limit', 'सीमा'),
  allowance: bilingual('Allowance', 'भत्ता'),
  countedIn: (month: string) =>
    bilingual(
      `The tax year follows the day paid: this month counts as ${month}.`,
      `कर वर्ष भुक्तानी मितिअनुसार: यो महिना ${month}मा गणना हुन्छ।`,
    ),
  estimated: {
    month: (days: string) =>
      bilingual(
        `Assumed for each later month, in days: ${days}, as this month`,
        `हरेक आगामी महिनाका लागि मानिएको दिन: ${days}, यही महिनाजस्तै`,
      ),
    three_months: (days: string) =>
      bilingual(
        `Assumed for each later month, in days: ${days}, the average of the last three months`,
        `हरेक आगामी महिनाका लागि मानिएको दिन: ${days}, अघिल्ला तीन महिनाको औसत`,
      ),
    twenty_six: (days: string) =>
      bilingual(`Assumed for each later month, in days: ${days}`, `हरेक आगामी महिनाका लागि मानिएको दिन: ${days}`),
  },
  month: bilingual('Month', 'महिना'),
  state: bilingual('Basis', 'आधार'),
  income: bilingual('Taxable income', 'कर लाग्ने आय'),
  retirement: bilingual('Retirement contributions', 'अवकाश योगदान'),
  tax: bilingual('Tax', 'कर'),
  opening: bilingual('Before', 'पहिले'),
  taxOfYear: bilingual('Tax of the year', 'वर्षको कर'),
  assessable: bilingual('Income of the year', 'वर्षको आय'),
  less: (label: string) => bilingual(`Less ${label}`, `घटाउने: ${label}`),
  claimed: (claimed: string, limits: string) =>
    bilingual(`Claimed ${claimed}; limits: ${limits}`, `दाबी ${claimed}; सीमा: ${limits}`),
  unrelieved: (amount: string) => bilingual(`${amount} bring no tax relief`, `${amount} मा कर छुट हुँदैन`),
  taxable: bilingual('Taxable income of the year', 'वर्षको कर लाग्ने आय'),
  balance: bilingual('Taxed by bands', 'तहअनुसार कर लाग्ने'),
  bands: bilingual('Tax bands', 'करका तह'),
  band: bilingual('Band', 'तह'),
  rate: bilingual('Rate', 'दर'),
  waived: bilingual('Waived', 'मिनाहा'),
  withheld: bilingual('Withheld so far', 'अहिलेसम्म कट्टी'),
  monthsLeft: bilingual('Months left, with this one', 'यो महिनासहित बाँकी महिना'),
  atOnce: bilingual('Withheld at once for one-off payments', 'एक पटकको भुक्तानीमा एकैपटक कट्टी'),
  excess: bilingual('Withheld above the tax of the year', 'वर्षको करभन्दा बढी कट्टी'),
  monthTax: bilingual('Tax of this month', 'यो महिनाको कर'),
  portion: bilingual('Of it, social security tax (11211)', 'त्यसमध्ये सामाजिक सुरक्षा कर (११२११)'),
  flat: bilingual('One rate on the whole income', 'सम्पूर्ण आयमा एउटै दर'),
  law: bilingual('Law', 'कानुन'),
  unsure: bilingual('Not confirmed', 'पुष्टि नभएको'),
  records: bilingual('Records', 'अभिलेख'),
  assignment: (name: string) => bilingual(`Package assignment: ${name}`, `प्याकेज तोकाइ: ${name}`),
  concurrent: (name: string) => bilingual(`Concurrent package: ${name}`, `समानान्तर प्याकेज: ${name}`),
  profile: bilingual('Tax status and opening figures', 'कर स्थिति र सुरु रकम'),
};

export const monthStates: Readonly<Record<ProjectedMonth['state'], Text>> = {
  opening: bilingual('Opening figures', 'सुरु रकम'),
  paid: bilingual('Paid', 'भुक्तानी भएको'),
  this: bilingual('This payslip', 'यो तलब पर्ची'),
  projected: bilingual('Projected', 'अनुमानित'),
};

export const dayKinds: Readonly<Record<UnpaidDay['kind'], Text>> = {
  leave: bilingual('Leave', 'बिदा'),
  absence: bilingual('Absence', 'अनुपस्थिति'),
  penalty: bilingual('Penalty', 'जरिवाना'),
  correction: bilingual('Correction of days', 'दिनको सच्याइ'),
};
