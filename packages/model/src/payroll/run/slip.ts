/** The payslip of an employee in a payroll, with its lines. */
import { employeeField, personnelFile } from '../../hris/file/kit.ts';
import { countedAs } from '../../kit/counted.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { count, sum } from '../../kit/report.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { headingTypeNames } from '../setup/heading.ts';
import { runKindField } from './kind.ts';

const amount = (label: Text) => f.money({ label, readonly: true });
const message = (label: Text) => f.longText({ label, max: 500, required: true });
const days = (label: Text) => f.decimal({ label, decimals: 4, readonly: true });

const payslipsHelp = bilingual('Published payslips by the month of pay.', 'तलबको महिनाअनुसार प्रकाशित पर्ची।');

export const paySlip = defineEntity({
  name: 'pay_slip',
  label: bilingual('Payslip', 'तलब पर्ची'),
  plural: bilingual('Payslips', 'तलब पर्चीहरू'),
  isFinal: true,
  personnelFile: { ...personnelFile, isSensitive: true },
  scopes: {
    own: { person: 'employee', when: { status: ['Published'] } },
    organization: { code: ['11.99', '11.00'] },
  },
  name_field: 'employee',
  search: ['employee'],
  sort: '-starts_on',
  unique: [['run', 'employee']],
  fields: {
    run: f.reference({
      label: bilingual('Payroll', 'तलब'),
      to: 'pay_run',
      name_field: 'name',
      required: true,
      readonly: true,
    }),
    employee: { ...employeeField, readonly: true },
    month: f.month({ label: bilingual('Month', 'महिना'), required: true, readonly: true }),
    kind: { ...runKindField, readonly: true },
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true, readonly: true }),
    paid_on: f.date({ label: bilingual('Pay day', 'भुक्तानी मिति'), required: true, readonly: true }),
    package: f.reference({
      label: bilingual('Package', 'प्याकेज'),
      to: 'pay_package',
      name_field: 'name',
      readonly: true,
    }),
    concurrent_package: f.reference({
      label: bilingual('Concurrent package', 'समानान्तर प्याकेज'),
      to: 'pay_package',
      name_field: 'name',
      readonly: true,
    }),
    employed_days: days(bilingual('Days employed', 'रोजगारीका दिन')),
    unpaid_days: days(bilingual('Unpaid days', 'तलब नपाउने दिन')),
    gross: amount(bilingual('Gross', 'कुल तलब')),
    deductions: amount(bilingual('Deductions', 'कट्टी')),
    tax: amount(bilingual('Tax', 'कर')),
    net: amount(bilingual('Net pay', 'खुद भुक्तानी')),
    employer_cost: amount(bilingual('Employer cost', 'रोजगारदाताको खर्च')),
    lines: f.lines({
      label: bilingual('Headings', 'शीर्षकहरू'),
      readonly: true,
      max: 200,
      item: {
        heading: f.text({ label: bilingual('Heading', 'शीर्षक'), required: true, max: 60, in_nepali: 'heading_ne' }),
        heading_ne: f.text({ label: bilingual('Heading in Nepali', 'शीर्षक नेपालीमा'), max: 60 }),
        formula_name: f.text({ label: bilingual('Name in formulas', 'सूत्रमा नाम'), required: true, max: 40 }),
        type: f.choice({
          label: bilingual('Type', 'प्रकार'),
          required: true,
          choices: { ...headingTypeNames, net_only: bilingual('Net pay alone', 'खुद भुक्तानी मात्र') },
        }),
        amount: f.money({ label: bilingual('Amount', 'रकम'), required: true }),
        is_shown: f.boolean({ label: bilingual('Shown', 'देखाउने'), default: true }),
        earned: f.month({ label: bilingual('Earned in', 'कमाएको महिना') }),
        source: f.text({ label: bilingual('Source', 'स्रोत'), max: 40 }),
        source_id: f.number({ label: bilingual('Record of the source', 'स्रोतको अभिलेख'), min: 0 }),
        is_concurrent: f.boolean({ label: bilingual('Of the concurrent package', 'समानान्तर प्याकेजको'), default: false }),
      },
    }),
    agreements: f.lines({
      label: bilingual('Agreed in another currency', 'अर्को मुद्रामा तोकिएको'),
      readonly: true,
      max: 200,
      item: {
        heading: f.text({ label: bilingual('Heading', 'शीर्षक'), required: true, max: 60, in_nepali: 'heading_ne' }),
        heading_ne: f.text({ label: bilingual('Heading in Nepali', 'शीर्षक नेपालीमा'), max: 60 }),
        currency: f.text({ label: bilingual('Currency', 'मुद्रा'), required: true, max: 3 }),
        agreed: f.decimal({ label: bilingual('Agreed amount', 'तोकिएको रकम'), required: true, decimals: 2 }),
        rate: f.decimal({ label: bilingual('Exchange rate', 'विनिमय दर'), required: true, decimals: 4 }),
        rate_unit: f.number({ label: bilingual('Unit', 'एकाइ'), required: true, min: 1 }),
        rated_on: f.date({ label: bilingual('Rate of', 'दरको मिति'), required: true }),
      },
    }),
    deferrals: f.lines({
      label: bilingual('Not deducted this month', 'यो महिना कट्टी नभएको'),
      readonly: true,
      max: 200,
      item: {
        heading: f.text({ label: bilingual('Heading', 'शीर्षक'), required: true, max: 60, in_nepali: 'heading_ne' }),
        heading_ne: f.text({ label: bilingual('Heading in Nepali', 'शीर्षक नेपालीमा'), max: 60 }),
        amount: f.money({ label: bilingual('Amount', 'रकम'), required: true }),
        reading: f.choice({
          label: bilingual('What becomes of it', 'यसको के हुन्छ'),
          required: true,
          choices: {
            due: bilingual('due later', 'पछि असुल हुने'),
            moved: bilingual('moved to a later month, interest added', 'पछिको महिनामा सारिएको, ब्याज जोडिएको'),
            waived: bilingual('moved to a later month, interest waived', 'पछिको महिनामा सारिएको, ब्याज नलागेको'),
          },
        }),
      },
    }),
    revision: f.number({ label: bilingual('Revision', 'संशोधन'), required: true, readonly: true, min: 1 }),
    is_held: f.boolean({ label: bilingual('On hold', 'रोकिएको'), readonly: true, default: false }),
    settled_in: f.reference({
      label: bilingual('Paid with', 'भुक्तानी भएको तलब'),
      help: bilingual('The settlement that paid it after it was on hold', 'रोकिएपछि भुक्तानी गर्ने फरफारक'),
      to: 'pay_run',
      name_field: 'name',
      readonly: true,
    }),
    response: f.choice({
      label: bilingual('Response', 'प्रतिक्रिया'),
      required: true,
      readonly: true,
      default: 'none',
      choices: {
        none: bilingual('No response', 'प्रतिक्रिया छैन'),
        acknowledged: bilingual('Acknowledged', 'स्वीकार गरिएको'),
        question: bilingual('Question', 'प्रश्न'),
        answered: bilingual('Answered', 'जवाफ दिइएको'),
      },
    }),
    acknowledged_at: f.instant({ label: bilingual('Acknowledged at', 'स्वीकार गरेको समय'), readonly: true }),
    inquiry: f.longText({ label: bilingual('Question to HR', 'मानव संसाधनलाई प्रश्न'), max: 500, readonly: true }),
    inquired_at: f.instant({ label: bilingual('Asked at', 'सोधेको समय'), readonly: true }),
    answer: f.longText({ label: bilingual('Answer', 'उत्तर'), max: 500, readonly: true }),
    answered_at: f.instant({ label: bilingual('Answered at', 'जवाफ दिएको समय'), readonly: true }),
    reminded_at: f.instant({ label: bilingual('Last reminder', 'पछिल्लो सम्झना'), readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Generated',
      states: {
        Generated: { label: bilingual('Generated', 'निकालिएको'), tone: 'info' },
        Confirmed: { label: bilingual('Confirmed', 'पुष्टि भएको'), tone: 'positive' },
        Published: { label: bilingual('Published', 'प्रकाशित'), tone: 'positive' },
        Discarded: { label: bilingual('Discarded', 'खारेज'), tone: 'neutral' },
      },
    }),
  },
  actions: {
    acknowledge: {
      label: bilingual('Acknowledge', 'स्वीकार गर्नुहोस्'),
      tone: 'positive',
      from: ['Published'],
      to: 'Published',
      viewers: ['user'],
      flag: 'acknowledge',
      own: true,
    },
    ask: {
      label: bilingual('Ask HR', 'मानव संसाधनलाई सोध्नुहोस्'),
      tone: 'neutral',
      from: ['Published'],
      to: 'Published',
      input: { remark: message(bilingual('Question', 'प्रश्न')) },
      viewers: ['user'],
      flag: 'ask',
      own: true,
    },
    answer: {
      label: bilingual('Answer question', 'प्रश्नको उत्तर दिनुहोस्'),
      tone: 'positive',
      from: ['Published'],
      to: 'Published',
      input: { remark: message(bilingual('Answer', 'उत्तर')) },
      viewers: ['hr'],
      flag: 'answer',
    },
    remind: {
      label: bilingual('Remind', 'सम्झाउनुहोस्'),
      tone: 'info',
      from: ['Published'],
      to: 'Published',
      viewers: ['hr'],
      flag: 'remind',
      isBulk: true,
    },
  },
  reports: {
    responses: {
      label: bilingual('Responses by payroll', 'तलबअनुसार प्रतिक्रिया'),
      question: bilingual('Who has acknowledged the payslip?', 'तलब पर्ची कसले स्वीकार गरे?'),
      help: payslipsHelp,
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'newest',
      counted: countedAs.people,
      groupBy: 'run',
      pivot: 'response',
      period: 'starts_on',
      measures: { payslips: count() },
      where: { status: 'Published' },
      columns: ['employee', 'run', 'response', 'acknowledged_at'],
      sort: '-starts_on',
      empty: bilingual('No published payslips in this period.', 'यो अवधिमा प्रकाशित तलब पर्ची छैन।'),
    },
    own_year: {
      label: bilingual('Pay by month', 'महिनाअनुसार तलब'),
      question: bilingual('What was I paid, month by month?', 'महिनैपिच्छे मैले कति तलब पाएँ?'),
      help: payslipsHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      groupBy: 'starts_on:month',
      period: 'starts_on',
      measures: { gross: sum('gross'), deductions: sum('deductions'), tax: sum('tax'), net: sum('net') },
      drawn: [sum('gross'), sum('net')],
      columns: ['month', 'gross', 'deductions', 'tax', 'net'],
      sort: '-starts_on',
      empty: bilingual('No payslips for this period.', 'यो अवधिको तलब पर्ची छैन।'),
    },
  },
});
