/** What one day of one person counts for, worked out of shift, roster, holidays, punches and excuses. Nobody writes it by hand. */
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { avg, count, sum } from '../kit/report.ts';
import { bilingual, type Text } from '../kit/text.ts';

/** What a day is for a person: a day of work, or why it is none. */
export const dayCoefficients = {
  Workday: bilingual('Workday', 'कार्यदिन'),
  Offday: bilingual('Day off', 'साप्ताहिक बिदा'),
  Holiday: bilingual('Holiday', 'सार्वजनिक बिदा'),
  'Half Holiday': bilingual('Half holiday', 'आधा सार्वजनिक बिदा'),
  'Full Leave': bilingual('Full leave', 'पूरा दिन बिदा'),
  'First Half Leave': bilingual('First half leave', 'पहिलो आधा बिदा'),
  'Second Half Leave': bilingual('Second half leave', 'दोस्रो आधा बिदा'),
} as const;
export type DayCoefficient = keyof typeof dayCoefficients;

/** Where a day came to, in the order in which one outweighs the next. */
export const dayStandings = {
  Pending: bilingual('In progress', 'जारी'),
  Absent: bilingual('Absent', 'अनुपस्थित'),
  'Missing Punch': bilingual('Missing punch', 'हाजिरी छुटेको'),
  'Half Day': bilingual('Half day', 'आधा दिन'),
  Present: bilingual('Present', 'उपस्थित'),
  Excused: bilingual('Excused', 'अनुमति प्राप्त'),
  Off: bilingual('Not expected', 'काम नपर्ने'),
} as const;
export type DayStanding = keyof typeof dayStandings;

const minutes = (label: Text) => f.duration({ label, required: true, readonly: true, min: 0 });

/** What reports of days have alike: the period, the filters, and the figures of each day. */
const shown = {
  period: 'day',
  filters: ['employee', 'standing', 'coefficient', 'work_shift'],
  sort: '-day',
  empty: bilingual('No attendance for this period.', 'यो अवधिको हाजिरी छैन।'),
} as const;
const figures = ['standing', 'punched_in', 'punched_out', 'worked', 'late', 'early', 'lost', 'overtime'] as const;

export const attendanceDay = defineEntity({
  name: 'attendance_day',
  label: bilingual('Attendance day', 'हाजिरीको दिन'),
  plural: bilingual('Daily attendance', 'दैनिक हाजिरी'),
  name_field: 'employee',
  search: ['employee'],
  sort: '-day',
  owner: 'employee',
  unique: [['employee', 'day']],
  scopes: {
    own: { person: 'employee' },
    team: { supervises: 'employee' },
    organization: { code: '5.01' },
  },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    day: f.date({ label: bilingual('Day', 'दिन'), required: true, readonly: true }),
    standing: f.choice({
      label: bilingual('Attendance', 'हाजिरी'),
      required: true,
      readonly: true,
      choices: dayStandings,
    }),
    coefficient: f.choice({
      label: bilingual('Day type', 'दिनको प्रकार'),
      required: true,
      readonly: true,
      choices: dayCoefficients,
    }),
    work_shift: f.reference({
      label: bilingual('Work shift', 'कार्य सिफ्ट'),
      to: 'work_shift',
      name_field: 'name',
      readonly: true,
    }),
    starts_at: f.instant({ label: bilingual('Shift starts', 'सिफ्ट सुरु'), readonly: true }),
    ends_at: f.instant({ label: bilingual('Shift ends', 'सिफ्ट अन्त्य'), readonly: true }),
    punched_in: f.instant({ label: bilingual('In', 'आगमन'), readonly: true }),
    punched_out: f.instant({ label: bilingual('Out', 'प्रस्थान'), readonly: true }),
    expected: minutes(bilingual('Expected', 'अपेक्षित समय')),
    worked: minutes(bilingual('Worked', 'काम गरेको')),
    break_out: minutes(bilingual('Break-out', 'बाहिर रहेको')),
    late: minutes(bilingual('Late', 'ढिलो')),
    early: minutes(bilingual('Left early', 'चाँडो प्रस्थान')),
    overtime: minutes(bilingual('Overtime', 'अतिरिक्त समय')),
    lost: minutes(bilingual('Lost hours', 'गुमेको समय')),
    is_remote: f.boolean({ label: bilingual('Remote', 'टाढाबाट'), default: false, readonly: true }),
    is_travelling: f.boolean({ label: bilingual('Travel', 'भ्रमण'), default: false, readonly: true }),
    /** 100 for a day on time, 0 for one that was not, nothing where nobody was expected: the mean of many is their punctuality. */
    punctuality: f.percent({ label: bilingual('Punctuality', 'समयपालना'), readonly: true }),
    /** Late, absent, on leave or away: what a calendar of many people shows. */
    is_exception: f.boolean({
      label: bilingual('Late or away', 'ढिलो वा अनुपस्थित'),
      default: false,
      readonly: true,
    }),
    /** Its month is closed: it is computed no more. */
    is_locked: f.boolean({ label: bilingual('Closed', 'बन्द'), default: false, readonly: true }),
  },
  reports: {
    daily: {
      label: bilingual('Daily attendance', 'दैनिक हाजिरी'),
      groupBy: 'day:week',
      pivot: 'standing',
      measures: { days: count() },
      ...shown,
      columns: ['employee', 'day', ...figures],
    },
    individual: {
      label: bilingual('Individual daily attendance', 'व्यक्तिगत दैनिक हाजिरी'),
      groupBy: 'day:day',
      measures: { worked: sum('worked'), expected: sum('expected'), late: sum('late'), lost: sum('lost') },
      ...shown,
      columns: ['day', 'employee', 'work_shift', ...figures],
    },
    monthly: {
      label: bilingual('Monthly attendance', 'मासिक हाजिरी'),
      groupBy: 'employee',
      pivot: 'standing',
      measures: { days: count(), worked: sum('worked'), expected: sum('expected'), overtime: sum('overtime') },
      ...shown,
      columns: ['employee', 'day', ...figures],
    },
    own_months: {
      label: bilingual('Monthly attendance', 'मासिक हाजिरी'),
      groupBy: 'day:month',
      pivot: 'standing',
      measures: { days: count(), worked: sum('worked'), expected: sum('expected'), overtime: sum('overtime') },
      ...shown,
      columns: ['day', ...figures],
    },
    behaviour: {
      label: bilingual('Attendance behaviour', 'हाजिरी व्यवहार'),
      groupBy: 'employee',
      measures: {
        late: sum('late'),
        early: sum('early'),
        break_out: sum('break_out'),
        lost: sum('lost'),
        days: count(),
      },
      ...shown,
      columns: ['employee', 'day', 'standing', 'late', 'early', 'break_out', 'lost'],
    },
    own_behaviour: {
      label: bilingual('Attendance behaviour', 'हाजिरी व्यवहार'),
      groupBy: 'day:month',
      measures: {
        late: sum('late'),
        early: sum('early'),
        break_out: sum('break_out'),
        lost: sum('lost'),
        days: count(),
      },
      ...shown,
      columns: ['day', 'standing', 'late', 'early', 'break_out', 'lost'],
    },
    own_breaks: {
      label: bilingual('Break-in and break-out', 'विश्राम र बाहिर रहेको समय'),
      groupBy: 'day:month',
      measures: { break_out: sum('break_out'), worked: sum('worked'), days: count() },
      ...shown,
      columns: ['day', 'punched_in', 'punched_out', 'break_out', 'worked'],
    },
    breaks: {
      label: bilingual('Break-in and break-out', 'विश्राम र बाहिर रहेको समय'),
      groupBy: 'employee',
      measures: { break_out: sum('break_out'), worked: sum('worked'), days: count() },
      ...shown,
      columns: ['employee', 'day', 'punched_in', 'punched_out', 'break_out', 'worked'],
    },
    overtime_by_month: {
      label: bilingual('Overtime by month', 'महिनाअनुसार अतिरिक्त समय'),
      groupBy: 'employee',
      pivot: 'day:month',
      measures: { overtime: sum('overtime') },
      ...shown,
      columns: ['employee', 'day', 'work_shift', 'punched_in', 'punched_out', 'overtime'],
    },
    overtime_details: {
      label: bilingual('Overtime details', 'अतिरिक्त समयको विवरण'),
      groupBy: 'day:day',
      measures: { overtime: sum('overtime'), worked: sum('worked') },
      ...shown,
      columns: ['employee', 'day', 'work_shift', 'ends_at', 'punched_out', 'worked', 'overtime'],
    },
    months: {
      label: bilingual('Worked time by month', 'महिनाअनुसार काम गरेको समय'),
      groupBy: 'employee',
      pivot: 'day:month',
      measures: { worked: sum('worked'), expected: sum('expected'), lost: sum('lost') },
      ...shown,
      columns: ['employee', 'day', ...figures],
    },
    years: {
      label: bilingual('Worked time by year', 'वर्षअनुसार काम गरेको समय'),
      groupBy: 'employee',
      pivot: 'day:fiscal_year',
      measures: { worked: sum('worked'), expected: sum('expected'), lost: sum('lost') },
      ...shown,
      columns: ['employee', 'day', ...figures],
    },
    punctuality: {
      label: bilingual('Punctuality', 'समयपालना'),
      groupBy: 'employee',
      pivot: 'day:month',
      measures: { punctuality: avg('punctuality'), late: sum('late'), days: count() },
      ...shown,
      columns: ['employee', 'day', 'standing', 'starts_at', 'punched_in', 'late', 'punctuality'],
    },
    standings: {
      label: bilingual('Attendance by day', 'दिनअनुसार हाजिरी'),
      groupBy: 'standing',
      measures: { days: count() },
      chart: 'donut',
    },
    lost_by_month: {
      label: bilingual('Lost hours by month', 'महिनाअनुसार गुमेको समय'),
      groupBy: 'day:month',
      measures: { lost: sum('lost') },
    },
  },
});

export type AttendanceDay = EntityRecord<typeof attendanceDay>;
