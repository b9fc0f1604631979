/** Days of approved leave, each with what the person was on that day: what reports, calendars and the feed of one's own leave show. */
import { countedAs } from '../kit/counted.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { weekdays } from '../kit/weekdays.ts';
import { employee } from '../hris/employee.ts';
import { ageGroupOf } from '../hris/staff.ts';
import { leaveRequest } from './request.ts';
import { dayParts, leaveCategories } from './vocabulary.ts';

const { fields } = employee;

/** What HR's reports say of people, and their supervisors do not read. */
const forReports = { read_code: '6.05' } as const;

/** What stands out of a day of leave; of several, the first. */
const irregularities = {
  'Requested late': bilingual('Requested afterwards', 'पछि मागिएको'),
  Unpaid: bilingual('Unpaid', 'तलब नपाउने'),
  'Next to a day off': bilingual('Next to a day off', 'साप्ताहिक वा सार्वजनिक बिदासँग जोडिएको'),
} as const;

const days = (en: string, ne: string) =>
  f.decimal({ label: bilingual(en, ne), required: true, readonly: true, decimals: 4, min: 0 });

/** What reports of days have alike. */
const shown = {
  period: 'day',
  filters: ['employee', 'leave_type', 'branch', 'division'],
  columns: ['employee', 'day', 'leave_type', 'part', 'quantity', 'paid', 'unpaid'],
  sort: '-day',
  empty: bilingual('No leave for this period.', 'यो अवधिमा बिदा छैन।'),
} as const;
const measures = { days: sum('quantity'), times: sum('occasions'), unpaid: sum('unpaid') } as const;

/** Leave by what people are: the days by type, and the same of each record. */
const by = <
  const N extends 'gender' | 'age_group' | 'branch' | 'employment_level' | 'employment_type' | 'marital_status',
>(
  groupBy: N,
  [en, ne]: readonly [en: string, ne: string],
  [asks, asksNe]: readonly [en: string, ne: string],
  order: 'most' | 'name' = 'most',
) =>
  ({
    ...shown,
    label: bilingual(en, ne),
    question: bilingual(asks, asksNe),
    help: leaveHelp,
    shape: 'pivot',
    opensOn: 'this_fiscal_year',
    order,
    groupBy,
    pivot: 'leave_type',
    measures,
    columns: ['employee', groupBy, 'day', 'leave_type', 'part', 'quantity'],
  }) as const;

const leaveHelp = bilingual(
  'Approved leave by the day on which it is taken; half a day counts ½.',
  'लिइएको दिनअनुसार स्वीकृत बिदा; आधा दिन ½ गनिन्छ।',
);

export const leaveDay = defineEntity({
  name: 'leave_day',
  label: bilingual('Day of leave', 'बिदाको दिन'),
  plural: bilingual('Days of leave', 'बिदाका दिन'),
  name_field: 'employee',
  search: ['employee'],
  sort: '-day',
  owner: 'employee',
  scopes: { own: { person: 'employee' }, team: { supervises: 'employee' }, organization: { code: '6.05' } },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    day: f.date({ label: bilingual('Day', 'दिन'), required: true, readonly: true }),
    weekday: f.choice({ label: bilingual('Weekday', 'बार'), required: true, readonly: true, choices: weekdays }),
    leave_type: { ...leaveRequest.fields.leave_type, readonly: true },
    category: f.choice({
      label: bilingual('Category', 'वर्ग'),
      required: true,
      readonly: true,
      choices: leaveCategories,
    }),
    part: f.choice({ label: bilingual('Part', 'भाग'), required: true, readonly: true, choices: dayParts }),
    quantity: days('Days', 'दिन'),
    paid: days('Paid days', 'तलब पाउने दिन'),
    unpaid: days('Unpaid days', 'तलब नपाउने दिन'),
    occasions: f.number({ label: bilingual('Times taken', 'लिएको पटक'), required: true, readonly: true }),
    irregularity: f.choice({
      label: bilingual('Irregularity', 'अनियमितता'),
      readonly: true,
      choices: irregularities,
    }),
    is_offline: { ...leaveRequest.fields.is_offline },
    branch: fields.branch,
    division: fields.division,
    employment_type: { ...fields.employment_type, ...forReports },
    employment_level: { ...fields.employment_level, ...forReports },
    gender: { ...fields.gender, ...forReports },
    marital_status: { ...fields.marital_status, ...forReports },
    age: f.number({ label: bilingual('Age', 'उमेर'), readonly: true, ...forReports }),
    age_group: f.computedChoice({ label: bilingual('Age group', 'उमेर समूह'), ...forReports, ...ageGroupOf('age') }),
  },
  reports: {
    monthly: {
      ...shown,
      label: bilingual('Monthly leave', 'मासिक बिदा'),
      question: bilingual('Who took which leave?', 'कसले कुन बिदा लिए?'),
      help: leaveHelp,
      shape: 'sheet',
      opensOn: 'this_month',
      order: 'name',
      chart: 'none',
      groupBy: 'employee',
      pivot: 'leave_type',
      measures,
    },
    individual: {
      ...shown,
      label: bilingual('Individual monthly leave', 'व्यक्तिगत मासिक बिदा'),
      question: bilingual('Which leave was taken, month by month?', 'महिनैपिच्छे कुन बिदा लिइयो?'),
      help: leaveHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      groupBy: 'day:month',
      pivot: 'leave_type',
      measures,
    },
    yearly: {
      ...shown,
      label: bilingual('Yearly leave', 'वार्षिक बिदा'),
      question: bilingual('How does leave compare with the year before?', 'अघिल्लो वर्षको तुलनामा बिदा कति लिइयो?'),
      help: leaveHelp,
      shape: 'comparison',
      opensOn: 'this_fiscal_year',
      order: 'most',
      chart: 'none',
      groupBy: 'employee',
      pivot: 'day:fiscal_year',
      measures,
    },
    by_month: {
      ...shown,
      label: bilingual('Leave by month', 'महिनाअनुसार बिदा'),
      question: bilingual('In which months is leave taken?', 'कुन महिनामा बिदा लिइन्छ?'),
      help: leaveHelp,
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      groupBy: 'leave_type',
      pivot: 'day:month',
      measures,
    },
    by_division: {
      ...shown,
      label: bilingual('Leave by division', 'महाशाखाअनुसार बिदा'),
      question: bilingual('Which divisions take leave, and when?', 'कुन महाशाखाले कहिले बिदा लिन्छन्?'),
      help: leaveHelp,
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      groupBy: 'division',
      pivot: 'day:month',
      measures,
      columns: ['employee', 'division', 'day', 'leave_type', 'part', 'quantity'],
    },
    irregularities: {
      ...shown,
      label: bilingual('Leave irregularities', 'बिदाका अनियमितता'),
      question: bilingual(
        'Whose leave was late, unpaid or next to a day off?',
        'कसको बिदा ढिलो मागिएको, बेतलबी वा बिदासँग जोडिएको थियो?',
      ),
      help: leaveHelp,
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.personDays,
      chart: 'none',
      where: { irregularity__isnull: 'false' },
      groupBy: 'employee',
      pivot: 'irregularity',
      measures: { days: sum('quantity'), records: count() },
      filters: ['irregularity', ...shown.filters],
      columns: ['employee', 'day', 'leave_type', 'irregularity', 'quantity', 'unpaid'],
    },
    recurrence: {
      ...shown,
      label: bilingual('Recurrence of leave', 'बिदाको पुनरावृत्ति'),
      question: bilingual('Who takes leave on the same weekday again and again?', 'एउटै बारमा बारम्बार बिदा कसले लिन्छन्?'),
      help: leaveHelp,
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      chart: 'none',
      groupBy: 'employee',
      pivot: 'weekday',
      measures: { times: sum('occasions'), days: sum('quantity') },
      filters: [...shown.filters, 'weekday'],
      columns: ['employee', 'day', 'weekday', 'leave_type', 'quantity', 'occasions'],
    },
    by_gender: by(
      'gender',
      ['Leave by gender', 'लिङ्गअनुसार बिदा'],
      ['How much leave do women and men take?', 'महिला र पुरुषले कति बिदा लिन्छन्?'],
    ),
    by_age: by(
      'age_group',
      ['Leave by age', 'उमेरअनुसार बिदा'],
      ['At which age is leave taken?', 'कुन उमेरमा बिदा लिइन्छ?'],
      'name',
    ),
    by_branch: by(
      'branch',
      ['Leave by branch', 'शाखाअनुसार बिदा'],
      ['How much leave does each branch take?', 'प्रत्येक शाखाले कति बिदा लिन्छ?'],
    ),
    by_employment_level: by(
      'employment_level',
      ['Leave by employment level', 'तहअनुसार बिदा'],
      ['How much leave does each level take?', 'प्रत्येक तहले कति बिदा लिन्छ?'],
    ),
    by_employment_type: by(
      'employment_type',
      ['Leave by employment type', 'रोजगारीको प्रकारअनुसार बिदा'],
      ['How much leave is taken on which terms?', 'कुन प्रकारको रोजगारीमा कति बिदा लिइन्छ?'],
    ),
    by_marital_status: by(
      'marital_status',
      ['Leave by marital status', 'वैवाहिक स्थितिअनुसार बिदा'],
      ['How much leave do married and single people take?', 'विवाहित र अविवाहितले कति बिदा लिन्छन्?'],
    ),
  },
});
