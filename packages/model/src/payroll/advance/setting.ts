/** Who may be given a salary advance, how much, and how it is recovered. */
import { defineEntity } from '../../kit/entity.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { advanceMessages as says } from './messages.ts';

export const mostInstalments = 24;

export const advanceSetting = defineEntity({
  name: 'advance_salary_setting',
  label: bilingual('Salary advance rules', 'तलब पेश्कीका नियम'),
  path: payrollEndpoints.advanceSetting,
  codes: { read: '11.00', write: '11.00' },
  single: true,
  fields: {
    is_offered: f.boolean({
      label: bilingual('Employees may request a salary advance', 'कर्मचारीले तलब पेश्की माग्न सक्ने'),
      default: false,
    }),
    eligible_months: f.number({
      label: bilingual('Months of service needed', 'चाहिने सेवा अवधि, महिना'),
      required: true,
      default: 6,
      min: 0,
      max: 120,
    }),
    limit_percent: f.number({
      label: bilingual('Limit in percent of the last net pay', 'पछिल्लो खुद भुक्तानीको प्रतिशतमा सीमा'),
      help: bilingual(
        'Of the last published payslip; the smaller of both limits holds',
        'पछिल्लो प्रकाशित तलब पर्चीको; दुईमध्ये सानो सीमा लागु हुन्छ',
      ),
      min: 1,
      max: 1200,
    }),
    limit_amount: f.money({
      label: bilingual('Limit as an amount', 'रकममा सीमा'),
      help: bilingual(
        'For all advances of an employee that are not recovered yet',
        'एक कर्मचारीका असुल हुन बाँकी सबै पेश्कीका लागि',
      ),
      min: 1,
    }),
    most_instalments: f.number({
      label: bilingual('Recovered within at most, months', 'असुल हुने अधिकतम महिना'),
      required: true,
      default: 3,
      min: 1,
      max: mostInstalments,
    }),
    most_payments: f.number({
      label: bilingual('Payments of one advance, at most', 'एउटा पेश्कीको अधिकतम भुक्तानी पटक'),
      required: true,
      default: 1,
      min: 1,
      max: 12,
    }),
    most_a_year: f.number({
      label: bilingual('Advances in a fiscal year, at most', 'आर्थिक वर्षमा अधिकतम पेश्की'),
      help: bilingual('Leave empty for no limit', 'सीमा नभए खाली छोड्नुहोस्'),
      min: 1,
      max: 12,
    }),
    excluded_types: f.multiReference({
      label: bilingual('Not for employment types', 'यी रोजगारीका प्रकारलाई नदिइने'),
      to: 'employment_type',
      name_field: 'title',
    }),
    heading: f.reference({
      label: bilingual('Recovered under the heading', 'असुल गरिने शीर्षक'),
      help: bilingual('A deduction that is not taxable', 'कर नलाग्ने कट्टी'),
      to: 'pay_heading',
      name_field: 'name',
    }),
    carry: f.choice({
      label: bilingual('What a month cannot bear', 'कुनै महिनाले धान्न नसकेको रकम'),
      help: bilingual(
        'Recoveries leave the net pay that Days and tax sets',
        'असुलीले दिन र करमा तोकिएको खुद भुक्तानी बाँकी राख्छ',
      ),
      required: true,
      default: 'next_month',
      choices: {
        next_month: bilingual('Is due with the next month', 'अर्को महिनासँगै असुल हुने'),
        last_month: bilingual('Is due after the last month', 'अन्तिम महिनापछि असुल हुने'),
      },
    }),
  },
  rules: ({ is_offered, limit_percent, limit_amount, heading }) => {
    const errors: FieldErrors = {};
    if (is_offered && limit_percent === null && limit_amount === null) errors['limit_percent'] = [says.noLimit];
    if (is_offered && heading === null) errors['heading'] = [says.noHeading];
    return errors;
  },
});
