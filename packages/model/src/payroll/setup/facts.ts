/** What formulas of headings may read of a person and of the month, besides other headings. */
import { bilingual, type Text } from '../../kit/text.ts';
import type { Name } from '../formula/formula.ts';
import { taxFact } from '../package/heading.ts';

export interface PayFact extends Name {
  readonly label: Text;
}

/** In the order of their slots. Amounts are of a whole month; days reduce headings afterwards, by their switches. */
export const payFacts = [
  { name: taxFact, unit: 'money', label: bilingual('Tax withheld this month', 'यो महिना कट्टी हुने कर') },
  { name: 'scale_salary', unit: 'money', label: bilingual('Salary of the level and step', 'तह र ग्रेडको तलब') },
  { name: 'month_days', unit: 'days', label: bilingual('Days in the month', 'महिनाका दिन') },
  { name: 'employed_days', unit: 'days', label: bilingual('Days employed in the month', 'महिनामा रोजगारीका दिन') },
  { name: 'unpaid_days', unit: 'days', label: bilingual('Unpaid days in the month', 'महिनाका बेतलबी दिन') },
  {
    name: 'overtime_hours',
    unit: 'hours',
    label: bilingual('Overtime hours in the month', 'महिनाको अतिरिक्त समय (घण्टा)'),
  },
  // Of those whose package counts days; 0 for others. Each part of a month has its own.
  { name: 'present_days', unit: 'days', label: bilingual('Working days present', 'उपस्थित कार्यदिन') },
  { name: 'paid_leave_days', unit: 'days', label: bilingual('Days of paid leave', 'तलबी बिदाका दिन') },
  { name: 'holiday_days', unit: 'days', label: bilingual('Days of public holidays', 'सार्वजनिक बिदाका दिन') },
  { name: 'fiscal_month', unit: 'number', label: bilingual('Fiscal month, 1 is Shrawan', 'आर्थिक वर्षको महिना, १ साउन') },
  { name: 'service_months', unit: 'number', label: bilingual('Completed months of service', 'पूरा भएका सेवा महिना') },
  { name: 'is_female', unit: 'yes_no', label: bilingual('Is female', 'महिला हो') },
  { name: 'is_married', unit: 'yes_no', label: bilingual('Is married', 'विवाहित हो') },
  // Of the part of the month that has the day of the employee's festival, in the first payroll of the tax year that pays it.
  { name: 'is_festival', unit: 'yes_no', label: bilingual('Festival of the employee', 'कर्मचारीको चाडपर्व') },
  {
    name: 'festival_service_months',
    unit: 'number',
    label: bilingual('Whole months of service before the festival', 'चाडपर्वअघि सेवाका पूरा महिना'),
  },
  {
    name: 'festival_service_days',
    unit: 'days',
    label: bilingual('Days of service until the festival', 'चाडपर्वसम्मका सेवाका दिन'),
  },
  // Of a settlement; 0 in other payrolls.
  {
    name: 'monthly_basic',
    unit: 'money',
    label: bilingual('Basic salary of a whole month', 'पूरै महिनाको आधारभूत तलब'),
  },
  { name: 'monthly_pay', unit: 'money', label: bilingual('Pay of a whole month', 'पूरै महिनाको तलब') },
  {
    name: 'exit_leave_days',
    unit: 'days',
    label: bilingual('Leave days to pay at exit', 'अवकाशमा रकम दिने बिदाका दिन'),
  },
  {
    name: 'exit_leave_amount',
    unit: 'money',
    label: bilingual('Leave to pay at exit, at fixed daily amounts', 'अवकाशमा तोकिएको दैनिक दरले दिने बिदाबापत रकम'),
  },
  {
    name: 'notice_days_by_employer',
    unit: 'days',
    label: bilingual('Notice days that the employer pays', 'रोजगारदाताले रकम दिने सूचनाका दिन'),
  },
  {
    name: 'notice_days_by_employee',
    unit: 'days',
    label: bilingual('Notice days that the employee owes', 'कर्मचारीले तिर्नुपर्ने सूचनाका दिन'),
  },
  {
    name: 'notice_month_days',
    unit: 'days',
    label: bilingual('Days in a month for notice pay', 'सूचनाबापत रकमका लागि महिनाका दिन'),
  },
  {
    name: 'gratuity_before',
    unit: 'money',
    label: bilingual('Gratuity of earlier months', 'अघिल्ला महिनाको उपदान'),
  },
  {
    name: 'gratuity_rate',
    unit: 'rate',
    label: bilingual(
      'Gratuity rate of this month; 0 in the SSF, whose share has it',
      'यो महिनाको उपदान दर; सामाजिक सुरक्षा कोषमा ०, कोषकै योगदानमा पर्छ',
    ),
  },
  {
    name: 'festival_months',
    unit: 'number',
    label: bilingual('Completed months since the last festival allowance', 'अघिल्लो चाडपर्व भत्तापछि पूरा भएका महिना'),
  },
  {
    name: 'exit_tax_rate',
    unit: 'rate',
    label: bilingual('Final tax on what the employer pays at exit', 'अवकाशमा रोजगारदाताले दिने रकममा अन्तिम कर'),
  },
  {
    name: 'fund_amount',
    unit: 'money',
    label: bilingual('Lump sum from an approved fund', 'स्वीकृत कोषको एकमुष्ट रकम'),
  },
  {
    name: 'fund_exempt_least',
    unit: 'money',
    label: bilingual('Lump sum that is free of tax at least', 'कम्तीमा कर नलाग्ने एकमुष्ट रकम'),
  },
  {
    name: 'fund_exempt_share',
    unit: 'rate',
    label: bilingual('Share of the lump sum that is free of tax', 'एकमुष्ट रकमको कर नलाग्ने हिस्सा'),
  },
  {
    name: 'fund_tax_rate',
    unit: 'rate',
    label: bilingual('Final tax on lump sums from funds', 'कोषको एकमुष्ट रकममा अन्तिम कर'),
  },
  // Of those whose package reads them; 0 for others. Each part of a month has its own days.
  { name: 'piece_days', unit: 'days', label: bilingual('Days with approved piece work', 'स्वीकृत एकाइ काम भएका दिन') },
  {
    name: 'piece_pay',
    unit: 'money',
    label: bilingual('Piece-rate pay for those days', 'ती दिनको थानअनुसार पारिश्रमिक'),
  },
  {
    name: 'minimum_daily_wage',
    unit: 'money',
    label: bilingual('Minimum daily wage', 'न्यूनतम दैनिक ज्याला'),
  },
] as const satisfies readonly PayFact[];

export type PayFactName = (typeof payFacts)[number]['name'];
