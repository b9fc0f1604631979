/** Raising an amount of many employees from a day, looked at before it is done; a day in the past brings arrears. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { defineOperation } from '../../kit/operation.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { paySetupMessages as says } from './messages.ts';

const amount = (label: Text) => f.money({ label, required: true });

export const incrementInput = defineEntity({
  name: 'increment_pay_input',
  label: bilingual('Increment', 'तलब वृद्धि'),
  fields: {
    heading: f.reference({
      label: bilingual('Heading', 'शीर्षक'),
      help: bilingual('One whose amount is entered, such as the basic salary', 'रकम राखिने शीर्षक, जस्तै आधारभूत तलब'),
      required: true,
      to: 'pay_heading',
      name_field: 'name',
    }),
    method: f.choice({
      label: bilingual('Raise by', 'वृद्धि'),
      required: true,
      default: 'percent',
      choices: { percent: bilingual('Percent', 'प्रतिशत'), fixed: bilingual('A fixed amount', 'निश्चित रकम') },
    }),
    percent: f.decimal({ label: bilingual('Percent', 'प्रतिशत'), decimals: 2, min: 0, max: 1000 }),
    amount: f.money({ label: bilingual('Amount', 'रकम'), min: 0 }),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
    employee: f.user({
      label: bilingual('Employee', 'कर्मचारी'),
      help: bilingual('Leave empty for all.', 'खाली छोडे सबैका लागि।'),
    }),
    package: f.reference({ label: bilingual('Package', 'प्याकेज'), to: 'pay_package', name_field: 'name' }),
    branch: f.reference({ label: bilingual('Branch', 'शाखा'), to: 'branch', name_field: 'name' }),
    division: f.reference({ label: bilingual('Division', 'महाशाखा'), to: 'division', name_field: 'name' }),
    employment_type: f.reference({
      label: bilingual('Employment type', 'रोजगारीको प्रकार'),
      to: 'employment_type',
      name_field: 'title',
    }),
  },
  visibleWhen: {
    percent: ({ method }) => method === 'percent',
    amount: ({ method }) => method === 'fixed',
  },
  rules: ({ method, percent, amount: by }) => {
    if (method === 'percent' && percent === null) return { percent: [says.needsIncrement] };
    return method === 'fixed' && by === null ? { amount: [says.needsIncrement] } : undefined;
  },
});

export const incrementPay = defineOperation({
  name: 'increment_pay',
  label: bilingual('Increment', 'तलब वृद्धि'),
  path: payrollEndpoints.increment,
  code: '11.00',
  input: incrementInput,
  rows: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    package: f.reference({ label: bilingual('Package', 'प्याकेज'), to: 'pay_package', name_field: 'name' }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    before: amount(bilingual('Before', 'पहिले')),
    after: amount(bilingual('After', 'पछि')),
    raise: amount(bilingual('Raise a month', 'मासिक वृद्धि')),
    paid_months: f.number({
      label: bilingual('Months already paid', 'भुक्तानी भइसकेका महिना'),
      help: bilingual('Their difference is paid with the next payroll', 'तिनको फरक अर्को तलबसँगै दिइन्छ'),
      required: true,
    }),
  },
  per: 'employee',
  sums: ['before', 'after', 'raise'],
  confirm: bilingual('Raise the pay? Employees: {count}', 'तलब बढाउने? कर्मचारी: {count}'),
  note: bilingual(
    'Months that are paid do not change; what they lack is paid with the next payroll, month by month.',
    'भुक्तानी भएका महिना बदलिँदैनन्; नपुगेको रकम अर्को तलबसँगै महिनाअनुसार दिइन्छ।',
  ),
  undo: {
    label: bilingual('Take back', 'फिर्ता लिनुहोस्'),
    confirm: bilingual(
      'Take this increment back? What was paid by it is recovered after a decision for each employee.',
      'यो तलब वृद्धि फिर्ता लिने? यसबाट भुक्तानी भएको रकम हरेक कर्मचारीको निर्णयपछि असुल हुन्छ।',
    ),
  },
});
