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
  { name: 'fiscal_month', unit: 'number', label: bilingual('Fiscal month, 1 is Shrawan', 'आर्थिक वर्षको महिना, १ साउन') },
  { name: 'service_months', unit: 'number', label: bilingual('Completed months of service', 'पूरा भएका सेवा महिना') },
  { name: 'is_female', unit: 'yes_no', label: bilingual('Is female', 'महिला हो') },
  { name: 'is_married', unit: 'yes_no', label: bilingual('Is married', 'विवाहित हो') },
] as const satisfies readonly PayFact[];

export type PayFactName = (typeof payFacts)[number]['name'];
