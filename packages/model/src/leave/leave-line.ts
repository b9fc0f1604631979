/** Lines of accounts of leave as reports show them. No one writes them here; the sum of an account's lines until a day is its balance. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { employee } from '../hris/employee.ts';
import { leaveLineWords } from './line-words.ts';
import { leaveRequest } from './request.ts';
import { leaveCategories } from './vocabulary.ts';

const shown = {
  measures: { days: sum('quantity') },
  filters: ['employee', 'leave_type', 'kind', 'branch', 'division'],
  columns: ['employee', 'leave_type', 'day', 'kind', 'quantity', 'expires_on'],
  sort: '-day',
  empty: bilingual('No leave balances yet.', 'अहिलेसम्म बिदाको मौज्दात छैन।'),
} as const;

const entriesHelp = bilingual(
  'Entries of leave accounts; what is taken is negative.',
  'बिदा खाताका प्रविष्टि; लिइएको बिदा ऋणात्मक हुन्छ।',
);

export const leaveLine = defineEntity({
  name: 'leave_line',
  label: bilingual('Leave balance line', 'बिदा मौज्दातको हरफ'),
  plural: bilingual('Leave balance lines', 'बिदा मौज्दातका हरफ'),
  name_field: 'employee',
  search: ['employee'],
  sort: '-day',
  owner: 'employee',
  scopes: { own: { person: 'employee' }, team: { supervises: 'employee' }, organization: { code: '6.05' } },
  hasPast: true,
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    leave_type: { ...leaveRequest.fields.leave_type, readonly: true },
    category: f.choice({
      label: bilingual('Category', 'वर्ग'),
      required: true,
      readonly: true,
      choices: leaveCategories,
    }),
    day: f.date({ label: bilingual('Day', 'दिन'), required: true, readonly: true }),
    kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      readonly: true,
      choices: {
        ...leaveLineWords,
        /** What leaves the year that ends; it comes back into the next one as far as it is carried. */
        carried_out: bilingual('Carried out of the year', 'वर्षबाट सारिएको'),
      },
    }),
    quantity: f.decimal({ label: bilingual('Days', 'दिन'), required: true, readonly: true, decimals: 4 }),
    expires_on: f.date({ label: bilingual('Expires on', 'म्याद सकिने मिति'), readonly: true }),
    branch: employee.fields.branch,
    division: employee.fields.division,
  },
  reports: {
    balances: {
      ...shown,
      label: bilingual('Leave balances', 'बिदाको मौज्दात'),
      question: bilingual('How much leave does each employee have left?', 'प्रत्येक कर्मचारीको कति बिदा बाँकी छ?'),
      help: bilingual(
        'The balance sheet of today, or of the day of "As of": the sum of all entries of each account until then.',
        'आजको वा छानिएको मितिको मौज्दात पत्र: त्यस दिनसम्म हरेक खाताका सबै प्रविष्टिको जम्मा।',
      ),
      shape: 'sheet',
      opensOn: 'now',
      order: 'name',
      chart: 'none',
      groupBy: 'employee',
      pivot: 'leave_type',
    },
    summary: {
      ...shown,
      label: bilingual('Summarized yearly leave', 'वार्षिक बिदाको सारांश'),
      question: bilingual('What was earned, taken and lost of each leave?', 'प्रत्येक बिदा कति पाइयो, लिइयो र गुम्यो?'),
      help: entriesHelp,
      shape: 'sheet',
      opensOn: 'this_fiscal_year',
      order: 'most',
      groupBy: 'leave_type',
      pivot: 'kind',
      period: 'day',
    },
    compensatory: {
      ...shown,
      label: bilingual('Compensatory leave', 'सट्टा बिदा'),
      question: bilingual('Who earns and uses compensatory leave?', 'सट्टा बिदा कसले पाउँछन् र लिन्छन्?'),
      help: entriesHelp,
      shape: 'sheet',
      opensOn: 'this_fiscal_year',
      order: 'name',
      chart: 'none',
      where: { category: 'Compensatory' },
      groupBy: 'employee',
      pivot: 'kind',
      period: 'day',
    },
    carry_forward: {
      ...shown,
      label: bilingual('Carried over leave', 'सारिएको बिदा'),
      question: bilingual('Whose leave was carried over, lost or paid?', 'कसको बिदा सारियो, गुम्यो वा भुक्तानी भयो?'),
      help: entriesHelp,
      shape: 'sheet',
      opensOn: 'this_fiscal_year',
      order: 'name',
      chart: 'none',
      where: { kind__in: 'carried,lapsed,encashed,collapsed' },
      groupBy: 'employee',
      pivot: 'kind',
      period: 'day',
    },
  },
});
