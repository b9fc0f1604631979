/** Incentives: what employees are paid in addition to their package, once or for some months. */
import { employeeField } from '../../hris/file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { payItemMessages as says } from './messages.ts';

export const payIncentive = defineEntity({
  name: 'pay_incentive',
  label: bilingual('Incentive', 'प्रोत्साहन'),
  plural: bilingual('Incentives', 'प्रोत्साहन'),
  path: payrollEndpoints.incentive,
  codes: { read: '11.00', write: '11.00' },
  archive: true,
  sort: '-first_month',
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 60, unique: true }),
    heading: f.reference({
      label: bilingual('Heading', 'शीर्षक'),
      help: bilingual('Says how it is taxed, and what payslips call it', 'कर कसरी लाग्छ र तलब पर्चीमा के भनिन्छ भन्ने'),
      required: true,
      to: 'pay_heading',
      name_field: 'name',
    }),
    first_month: f.month({
      label: bilingual('Paid in', 'दिइने महिना'),
      required: true,
      calendar: 'bs',
    }),
    last_month: f.month({
      label: bilingual('Every month until', 'हरेक महिना, यो महिनासम्म'),
      help: bilingual('Leave empty to pay it once', 'एक पटक मात्र दिने भए खाली छोड्नुहोस्'),
      calendar: 'bs',
    }),
    description: f.text({ label: bilingual('Description', 'विवरण'), max: 200 }),
  },
  rules: ({ first_month, last_month }) =>
    last_month !== null && last_month < first_month ? { last_month: [says.monthsTurned] } : undefined,
});

export const payIncentiveAmount = defineEntity({
  name: 'pay_incentive_amount',
  label: bilingual('Incentive of an employee', 'कर्मचारीको प्रोत्साहन'),
  plural: bilingual('Incentives of employees', 'कर्मचारीका प्रोत्साहन'),
  path: payrollEndpoints.incentiveAmount,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'employee',
  search: ['employee'],
  sort: 'employee',
  unique: [['incentive', 'employee']],
  fields: {
    incentive: f.reference({
      label: bilingual('Incentive', 'प्रोत्साहन'),
      required: true,
      to: 'pay_incentive',
      name_field: 'name',
    }),
    employee: employeeField,
    amount: f.money({ label: bilingual('Amount', 'रकम'), required: true, min: 1 }),
  },
});
