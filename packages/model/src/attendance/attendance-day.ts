/** What one day of one person counts for, worked out of shift, roster, holidays, punches and excuses. No one writes it by hand. */
import { countedAs } from '../kit/counted.ts';
import { placeOf } from '../hris/of-person.ts';
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

/** Where an employee is on a day, also while it is still going on. The database derives it from the other columns. */
export const dayPresences = {
  Late: bilingual('Came late', 'ढिलो आएका'),
  'Not in yet': bilingual('Not in yet', 'अहिलेसम्म नआएका'),
  Absent: bilingual('Absent', 'अनुपस्थित'),
  'Missing punch': bilingual('Missing punch', 'हाजिरी छुटेको'),
  Present: bilingual('Present', 'उपस्थित'),
  'On leave': bilingual('On leave', 'बिदामा'),
  Travelling: bilingual('Travelling', 'भ्रमणमा'),
  Excused: bilingual('Excused', 'अनुमति प्राप्त'),
  Off: bilingual('Day off or holiday', 'साप्ताहिक वा सार्वजनिक बिदा'),
} as const;
export type DayPresence = keyof typeof dayPresences;

const minutes = (label: Text) => f.duration({ label, required: true, readonly: true, min: 0 });

/** What reports of days have alike: the period, the filters, and the figures of each day. */
const shown = {
  period: 'day',
  filters: ['branch', 'division', 'employee', 'standing', 'coefficient', 'work_shift'],
  sort: '-day',
  empty: bilingual('No attendance for this period.', 'यो अवधिको हाजिरी छैन।'),
} as const;
/** The same of one's own days, of which there is one person. */
const ownShown = { ...shown, filters: ['standing', 'coefficient', 'work_shift'] } as const;
const figures = ['standing', 'punched_in', 'punched_out', 'worked', 'late', 'early', 'lost', 'overtime'] as const;

const timeHelp = bilingual(
  'Minutes are worked out from punches, the shift and approved excuses.',
  'मिनेट हाजिरी, सिफ्ट र स्वीकृत अनुमतिबाट निस्कन्छ।',
);

const daysHelp = bilingual(
  'Each day of an employee counts once, by the rules of the shift.',
  'प्रत्येक कर्मचारीको दिन सिफ्टको नियमअनुसार एक पटक गनिन्छ।',
);

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
    ...placeOf('employee', 'day'),
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
    starts_at: f.instant({ label: bilingual('Shift starts', 'सिफ्ट सुरु'), readonly: true, displayAs: 'time' }),
    ends_at: f.instant({ label: bilingual('Shift ends', 'सिफ्ट अन्त्य'), readonly: true, displayAs: 'time' }),
    punched_in: f.instant({ label: bilingual('In', 'आगमन'), readonly: true, displayAs: 'time' }),
    punched_out: f.instant({ label: bilingual('Out', 'प्रस्थान'), readonly: true, displayAs: 'time' }),
    expected: minutes(bilingual('Expected', 'अपेक्षित समय')),
    worked: minutes(bilingual('Worked', 'काम गरेको')),
    break_out: minutes(bilingual('Break-out', 'बाहिर रहेको')),
    late: minutes(bilingual('Late', 'ढिलो')),
    early: minutes(bilingual('Left early', 'चाँडो प्रस्थान')),
    overtime: minutes(bilingual('Overtime', 'अतिरिक्त समय')),
    lost: minutes(bilingual('Lost hours', 'गुमेको समय')),
    is_remote: f.boolean({ label: bilingual('Remote', 'टाढाबाट'), default: false, readonly: true }),
    is_travelling: f.boolean({ label: bilingual('Travel', 'भ्रमण'), default: false, readonly: true }),
    /** 100 for a day on time, 0 for one that was not, nothing where no one was expected: the mean of many is their punctuality. */
    punctuality: f.percent({ label: bilingual('Punctuality', 'समयपालना'), readonly: true }),
    presence: f.choice({
      label: bilingual('Presence', 'उपस्थिति'),
      help: bilingual('Where the employee is, also before the day is over', 'दिन नसकिँदै पनि कर्मचारी कहाँ छन्'),
      readonly: true,
      choices: dayPresences,
    }),
    /** 1 for a day that began late, so that their sum is on how many days. */
    late_days: f.number({ label: bilingual('Late days', 'ढिलो भएका दिन'), required: true, readonly: true, min: 0 }),
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
      question: bilingual('Who is at work, late or away on this day?', 'यस दिन को काममा, को ढिलो र को अनुपस्थित छन्?'),
      help: bilingual(
        'Each employee counts once, by their punches so far, approved leave and travel.',
        'प्रत्येक कर्मचारी अहिलेसम्मको हाजिरी, स्वीकृत बिदा र भ्रमणअनुसार एक पटक गनिन्छ।',
      ),
      shape: 'day',
      opensOn: 'today',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'presence',
      units: ['branch', 'division', 'work_shift'],
      measures: { days: count() },
      ...shown,
      columns: [
        'employee',
        'employee_code',
        'branch',
        'division',
        'work_shift',
        'presence',
        'punched_in',
        'punched_out',
        'worked',
        'late',
        'early',
        'is_remote',
      ],
      filters: ['branch', 'division', 'employee', 'presence', 'work_shift'],
      sort: 'employee',
    },
    individual: {
      label: bilingual('Individual daily attendance', 'व्यक्तिगत दैनिक हाजिरी'),
      question: bilingual('How did an employee work, day by day?', 'कर्मचारीले दिनदिनै कसरी काम गरे?'),
      help: timeHelp,
      shape: 'trend',
      opensOn: 'this_month',
      order: 'newest',
      groupBy: 'day:day',
      measures: { worked: sum('worked'), expected: sum('expected'), late: sum('late'), lost: sum('lost') },
      ...shown,
      columns: ['day', 'employee', 'work_shift', ...figures],
    },
    monthly: {
      label: bilingual('Monthly attendance', 'मासिक हाजिरी'),
      question: bilingual(
        'What was each employee’s attendance, day by day?',
        'दिनदिनै प्रत्येक कर्मचारीको हाजिरी कस्तो रह्यो?',
      ),
      help: daysHelp,
      shape: 'sheet',
      opensOn: 'this_month',
      order: 'name',
      counted: countedAs.personDays,
      groupBy: 'employee',
      pivot: 'standing',
      measures: { days: count(), worked: sum('worked'), expected: sum('expected'), overtime: sum('overtime') },
      ...shown,
      columns: ['employee', 'day', ...figures],
    },
    own_months: {
      label: bilingual('Monthly attendance', 'मासिक हाजिरी'),
      question: bilingual('How was my attendance, month by month?', 'महिनैपिच्छे मेरो हाजिरी कस्तो रह्यो?'),
      help: daysHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      counted: countedAs.days,
      groupBy: 'day:month',
      pivot: 'standing',
      measures: { days: count(), worked: sum('worked'), expected: sum('expected'), overtime: sum('overtime') },
      ...ownShown,
      columns: ['day', ...figures],
    },
    behaviour: {
      label: bilingual('Attendance behaviour', 'हाजिरी व्यवहार'),
      question: bilingual(
        'Who loses the most time to lateness, early leaving and breaks?',
        'ढिलो, चाँडो प्रस्थान र बाहिर बसाइमा सबैभन्दा बढी समय कसको गयो?',
      ),
      help: timeHelp,
      shape: 'ranking',
      opensOn: 'this_month',
      order: 'most',
      counted: countedAs.personDays,
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
      question: bilingual(
        'How much time did I lose to lateness, early leaving and breaks?',
        'ढिलो, चाँडो प्रस्थान र बाहिर बसाइमा मेरो कति समय गयो?',
      ),
      help: timeHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      counted: countedAs.days,
      groupBy: 'day:month',
      measures: {
        late: sum('late'),
        early: sum('early'),
        break_out: sum('break_out'),
        lost: sum('lost'),
        days: count(),
      },
      ...ownShown,
      columns: ['day', 'standing', 'late', 'early', 'break_out', 'lost'],
    },
    own_breaks: {
      label: bilingual('Break-in and break-out', 'विश्राम र बाहिर रहेको समय'),
      question: bilingual('How long was I out during work?', 'काम गर्ने समयमा म कति बेर बाहिर बसेँ?'),
      help: timeHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      counted: countedAs.days,
      groupBy: 'day:month',
      measures: { break_out: sum('break_out'), worked: sum('worked'), days: count() },
      ...ownShown,
      columns: ['day', 'punched_in', 'punched_out', 'break_out', 'worked'],
    },
    breaks: {
      label: bilingual('Break-in and break-out', 'विश्राम र बाहिर रहेको समय'),
      question: bilingual('Who is out the longest during work?', 'काम गर्ने समयमा सबैभन्दा बढी बेर बाहिर को बस्छन्?'),
      help: timeHelp,
      shape: 'ranking',
      opensOn: 'this_month',
      order: 'most',
      counted: countedAs.personDays,
      groupBy: 'employee',
      measures: { break_out: sum('break_out'), worked: sum('worked'), days: count() },
      ...shown,
      columns: ['employee', 'day', 'punched_in', 'punched_out', 'break_out', 'worked'],
    },
    overtime_by_month: {
      label: bilingual('Overtime by month', 'महिनाअनुसार अतिरिक्त समय'),
      question: bilingual('Whose overtime grows, month by month?', 'महिनैपिच्छे कसको अतिरिक्त समय बढ्दै छ?'),
      help: timeHelp,
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      chart: 'none',
      groupBy: 'employee',
      pivot: 'day:month',
      measures: { overtime: sum('overtime') },
      ...shown,
      columns: ['employee', 'day', 'work_shift', 'punched_in', 'punched_out', 'overtime'],
    },
    overtime_details: {
      label: bilingual('Overtime details', 'अतिरिक्त समयको विवरण'),
      question: bilingual('On which days was overtime worked?', 'कुन कुन दिन अतिरिक्त समय काम भयो?'),
      help: timeHelp,
      shape: 'trend',
      opensOn: 'this_month',
      order: 'newest',
      groupBy: 'day:day',
      measures: { overtime: sum('overtime'), worked: sum('worked') },
      ...shown,
      columns: ['employee', 'day', 'work_shift', 'ends_at', 'punched_out', 'worked', 'overtime'],
    },
    months: {
      label: bilingual('Worked time by month', 'महिनाअनुसार काम गरेको समय'),
      question: bilingual(
        'How long did each employee work, month by month?',
        'महिनैपिच्छे प्रत्येक कर्मचारीले कति समय काम गरे?',
      ),
      help: timeHelp,
      shape: 'sheet',
      opensOn: 'this_fiscal_year',
      order: 'name',
      chart: 'none',
      groupBy: 'employee',
      pivot: 'day:month',
      measures: { worked: sum('worked'), expected: sum('expected'), lost: sum('lost') },
      ...shown,
      columns: ['employee', 'day', ...figures],
    },
    years: {
      label: bilingual('Worked time by year', 'वर्षअनुसार काम गरेको समय'),
      question: bilingual(
        'How does worked time compare with the year before?',
        'अघिल्लो वर्षको तुलनामा काम गरेको समय कति छ?',
      ),
      help: timeHelp,
      shape: 'comparison',
      opensOn: 'this_fiscal_year',
      order: 'most',
      chart: 'none',
      groupBy: 'employee',
      pivot: 'day:fiscal_year',
      measures: { worked: sum('worked'), expected: sum('expected'), lost: sum('lost') },
      ...shown,
      columns: ['employee', 'day', ...figures],
    },
    punctuality: {
      label: bilingual('Punctuality', 'समयपालना'),
      question: bilingual('Who comes late, and how often?', 'को ढिलो आउँछन्, र कति पटक?'),
      help: bilingual(
        'A day is on time if the first punch is within the grace time of the shift. Days off, leave and travel do not count.',
        'पहिलो हाजिरी सिफ्टको छुट समयभित्र भए दिन समयमा मानिन्छ। बिदा र भ्रमणका दिन गनिँदैनन्।',
      ),
      shape: 'ranking',
      opensOn: 'this_month',
      order: 'most',
      counted: countedAs.personDays,
      figures: {
        'avg:punctuality': bilingual('Days on time', 'समयमा आएका दिन'),
        'sum:late_days': bilingual('Days late', 'ढिलो भएका दिन'),
        'sum:late': bilingual('Late in all', 'जम्मा ढिलो'),
      },
      thresholds: [
        { of: 'sum:late_days', from: 5, tone: 'critical', label: bilingual('Late again and again', 'बारम्बार ढिलो') },
        { of: 'sum:late_days', from: 3, tone: 'caution', label: bilingual('Often late', 'प्रायः ढिलो') },
      ],
      chart: 'line',
      chartBy: 'day:day',
      groupBy: 'employee',
      measures: { late_days: sum('late_days'), late: sum('late'), punctuality: avg('punctuality'), days: count() },
      ...shown,
      columns: ['employee', 'branch', 'day', 'standing', 'starts_at', 'punched_in', 'late', 'punctuality'],
    },
    standings: {
      label: bilingual('Attendance by day', 'दिनअनुसार हाजिरी'),
      question: bilingual(
        'How do days divide between present, absent and leave?',
        'उपस्थित, अनुपस्थित र बिदामा दिन कसरी बाँडिएका छन्?',
      ),
      help: daysHelp,
      shape: 'pivot',
      opensOn: 'this_month',
      order: 'most',
      counted: countedAs.personDays,
      period: 'day',
      groupBy: 'standing',
      measures: { days: count() },
      chart: 'donut',
    },
    lost_by_month: {
      label: bilingual('Lost hours by month', 'महिनाअनुसार गुमेको समय'),
      question: bilingual('How much time is lost, month by month?', 'महिनैपिच्छे कति समय गुम्छ?'),
      help: timeHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      period: 'day',
      groupBy: 'day:month',
      measures: { lost: sum('lost') },
    },
  },
});

export type AttendanceDay = EntityRecord<typeof attendanceDay>;
