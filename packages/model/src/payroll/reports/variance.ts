/** What changed from one confirmed payroll to the next: by employee and heading, with the cause. */
import { defineEntity } from '../../kit/entity.ts';
import { count, sum } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { payDifference } from '../review/difference.ts';
import { amount, atMonthEnd, employee, nothingConfirmed, ofPayroll, ofRun, pay_heading } from './kit.ts';

const { heading, heading_ne, type, before, now, difference, cause, detail, detail_ne } = payDifference.fields;

export const payVariance = defineEntity({
  name: 'pay_variance',
  label: bilingual('Change in pay', 'तलबमा परिवर्तन'),
  plural: bilingual('Changes in pay', 'तलबमा परिवर्तनहरू'),
  scopes: ofPayroll,
  isFinal: true,
  name_field: 'employee',
  search: ['employee', 'heading'],
  sort: '-size',
  fields: {
    employee,
    ...atMonthEnd,
    ...ofRun,
    pay_heading,
    heading,
    heading_ne,
    type,
    before,
    now,
    difference,
    size: amount(bilingual('Size of the difference', 'फरकको परिमाण')),
    gross_effect: amount(bilingual('Change in gross', 'कुल तलबमा फरक')),
    net_effect: amount(bilingual('Change in net pay', 'खुद भुक्तानीमा फरक')),
    employer_effect: amount(bilingual('Change in employer cost', 'रोजगारदाताको खर्चमा फरक')),
    cause,
    detail,
    detail_ne,
  },
  reports: {
    by_employee: {
      label: bilingual('Changes by employee', 'कर्मचारीअनुसार परिवर्तन'),
      question: bilingual(
        'What changed since the payroll before, for whom, and why?',
        'अघिल्लो तलबपछि कसको के किन फरक भयो?',
      ),
      help: bilingual(
        'Confirmed payrolls against the regular payroll before them, heading by heading.',
        'पुष्टि भएका तलब, अघिल्लो नियमित तलबसँग शीर्षकअनुसार तुलना गरिएको।',
      ),
      shape: 'ranking',
      opensOn: 'latest_month',
      order: 'most',
      counted: bilingual('Headings changed', 'फरक परेका शीर्षक'),
      groupBy: 'employee',
      period: 'starts_on',
      measures: {
        net: sum('net_effect'),
        gross: sum('gross_effect'),
        employer: sum('employer_effect'),
        headings: count(),
      },
      filters: ['employee', 'cause', 'pay_heading', 'type', 'branch', 'division'],
      columns: ['employee', 'heading', 'before', 'now', 'difference', 'cause', 'detail'],
      sort: '-size',
      empty: bilingual('Nothing changed in this period.', 'यो अवधिमा केही फरक भएन।'),
    },
    by_heading: {
      label: bilingual('Changes by employee and heading', 'कर्मचारी र शीर्षकअनुसार परिवर्तन'),
      question: bilingual('Which heading changed by how much, for whom?', 'कसको कुन शीर्षक कतिले फरक भयो?'),
      help: bilingual(
        'Changes in net pay of confirmed payrolls. A deduction that rises is negative, so that the total is the change in net pay.',
        'पुष्टि भएका तलबको खुद भुक्तानीमा आएको फरक। बढेको कट्टी शून्यभन्दा कम देखिन्छ, र जम्मा खुद भुक्तानीको फरक हो।',
      ),
      shape: 'sheet',
      opensOn: 'latest_month',
      order: 'name',
      groupBy: 'employee',
      pivot: 'pay_heading',
      period: 'starts_on',
      measures: { net: sum('net_effect') },
      filters: ['employee', 'cause', 'pay_heading', 'type', 'branch', 'division'],
      columns: ['employee', 'heading', 'before', 'now', 'difference', 'cause', 'detail'],
      sort: '-size',
      where: { type__in: 'addition,extra_addition,deduction,extra_deduction,tax_deduction' },
      chart: 'none',
      empty: bilingual('Nothing changed in this period.', 'यो अवधिमा केही फरक भएन।'),
    },
    by_cause: {
      label: bilingual('Changes by cause', 'कारणअनुसार परिवर्तन'),
      question: bilingual('Why did net pay change?', 'खुद भुक्तानी किन फरक भयो?'),
      help: bilingual('Changes in net pay of confirmed payrolls.', 'पुष्टि भएका तलबको खुद भुक्तानीमा आएको फरक।'),
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      groupBy: 'cause',
      period: 'starts_on',
      measures: { net: sum('net_effect') },
      filters: ['employee', 'cause', 'branch', 'division'],
      columns: ['employee', 'heading', 'difference', 'cause', 'detail'],
      sort: '-size',
      empty: nothingConfirmed,
    },
  },
});
