/** A payroll next to last month's register of another system: an accountant sees that both pay the same before the organisation moves. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { count, sum } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { amount, atMonthEnd, employee, ofPayroll, ofRun } from '../reports/kit.ts';

const { run, starts_on, ends_on } = ofRun;

export const payComparison = defineEntity({
  name: 'pay_comparison',
  label: bilingual('Comparison with the earlier system', 'पुरानो प्रणालीसँग तुलना'),
  plural: bilingual('Comparisons with the earlier system', 'पुरानो प्रणालीसँग तुलना'),
  scopes: ofPayroll,
  isFinal: true,
  name_field: 'employee',
  search: ['employee', 'heading'],
  sort: '-size',
  fields: {
    employee,
    ...atMonthEnd,
    run,
    starts_on,
    ends_on,
    heading: f.text({
      label: bilingual('Heading', 'शीर्षक'),
      required: true,
      readonly: true,
      max: 120,
      in_nepali: 'heading_ne',
    }),
    heading_ne: f.text({ label: bilingual('Heading in Nepali', 'शीर्षक नेपालीमा'), readonly: true, max: 120 }),
    theirs: amount(bilingual('Earlier system', 'पुरानो प्रणाली')),
    ours: amount(bilingual('Karmik', 'कार्मिक')),
    difference: amount(bilingual('Difference', 'फरक')),
    size: amount(bilingual('Size of the difference', 'फरकको परिमाण')),
    net_effect: amount(bilingual('Difference in net pay', 'खुद भुक्तानीमा फरक')),
    cause: f.choice({
      label: bilingual('Likely cause', 'सम्भावित कारण'),
      required: true,
      readonly: true,
      choices: {
        equal: bilingual('Equal', 'बराबर'),
        rounding: bilingual('Rounding, below 1', 'मिलान, १ भन्दा कम'),
        heading: bilingual('Heading without a match', 'नमिलाइएको शीर्षक'),
        tax: bilingual('Tax of the year so far, or reliefs', 'वर्षको अहिलेसम्मको कर वा छुट'),
        days: bilingual('Days paid', 'तलबी दिन'),
        amount: bilingual('Amount or formula', 'रकम वा सूत्र'),
        not_in_payroll: bilingual('Employee without a payslip', 'तलब पर्ची नभएका कर्मचारी'),
        not_in_register: bilingual('Employee not in the register', 'दर्तामा नभएका कर्मचारी'),
      },
    }),
  },
  reports: {
    by_employee: {
      label: bilingual('Comparison with a register', 'दर्तासँग तुलना'),
      question: bilingual(
        'Where does the payroll differ from the register of the earlier system?',
        'तलब पुरानो प्रणालीको दर्ताभन्दा कहाँ फरक छ?',
      ),
      help: bilingual(
        'The regular payroll of a month that is not discarded, against the newest register imported for comparison. Taxes are compared in one sum.',
        'खारेज नभएको नियमित तलब, तुलनाका लागि आयात गरिएको पछिल्लो दर्तासँग। कर एउटै जम्मामा तुलना हुन्छ।',
      ),
      shape: 'ranking',
      opensOn: 'latest_month',
      order: 'most',
      counted: bilingual('Headings that differ', 'फरक परेका शीर्षक'),
      groupBy: 'employee',
      period: 'starts_on',
      measures: { net: sum('net_effect'), theirs: sum('theirs'), ours: sum('ours'), headings: count() },
      drawn: [sum('net_effect')],
      where: { size__gte: '0.01' },
      filters: ['employee', 'cause', 'branch', 'division', 'run'],
      columns: ['employee', 'heading', 'theirs', 'ours', 'difference', 'cause'],
      sort: '-size',
      empty: bilingual(
        'No difference. Import a register for comparison under Imports, and generate the payroll of its month.',
        'फरक छैन। आयातमा गएर तुलनाका लागि दर्ता आयात गर्नुहोस्, र त्यही महिनाको तलब तयार गर्नुहोस्।',
      ),
    },
    by_cause: {
      label: bilingual('Comparison by cause', 'कारणअनुसार तुलना'),
      question: bilingual(
        'How much of the payroll is equal, and why is the rest not?',
        'तलब कति बराबर छ, बाँकी किन छैन?',
      ),
      help: bilingual('Figures of employees by heading, equal ones too.', 'शीर्षकअनुसार कर्मचारीका रकम, बराबर भएकासमेत।'),
      shape: 'pivot',
      opensOn: 'latest_month',
      order: 'most',
      counted: bilingual('Figures compared', 'तुलना गरिएका रकम'),
      groupBy: 'cause',
      period: 'starts_on',
      measures: { headings: count(), net: sum('net_effect'), theirs: sum('theirs'), ours: sum('ours') },
      filters: ['employee', 'cause', 'branch', 'division', 'run'],
      columns: ['employee', 'heading', 'theirs', 'ours', 'difference', 'cause'],
      sort: '-size',
      empty: bilingual('No register is imported for comparison.', 'तुलनाका लागि दर्ता आयात भएको छैन।'),
    },
  },
});
