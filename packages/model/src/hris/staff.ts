/** Everyone of an organisation as lists and reports see them: views over the employee, what they are today, and their account. */
import { toDevanagariDigits } from 'date-bs';
import { countedAs } from '../kit/counted.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { addDaysTo } from '../kit/period.ts';
import type { ComputedRanges } from '../kit/ranges.ts';
import { completedYears } from '../kit/rules.ts';
import { avg, count } from '../kit/report.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { employee } from './employee.ts';
import { contractRanges, contractState, contractStateNames } from './employment.ts';

const { fields } = employee;

const place = {
  branch: fields.branch,
  division: fields.division,
  job_title: fields.job_title,
  employment_type: fields.employment_type,
  employment_level: fields.employment_level,
} as const;

const staffHelp = bilingual(
  'Current employees by today’s records of employment.',
  'आजको रोजगारी अभिलेखअनुसार हाल कार्यरत कर्मचारी।',
);

/** The public part of a file, of those who work here now. */
export const directory = defineEntity({
  name: 'directory',
  label: bilingual('Employee', 'कर्मचारी'),
  plural: bilingual('Employee directory', 'कर्मचारी निर्देशिका'),
  name_field: 'full_name',
  search: ['full_name', 'name_ne', 'employee_code', 'email', 'job_title', 'division', 'branch'],
  search_column: 'search_text',
  search_function: 'found_employees',
  sort: 'full_name',
  scopes: { members: { members: true }, team: { supervises: 'user' } },
  fields: {
    user: f.user({ label: bilingual('Name', 'नाम'), required: true }),
    full_name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 200 }),
    name_ne: fields.name_ne,
    employee_code: fields.employee_code,
    email: fields.email,
    phone: fields.phone,
    branch: place.branch,
    division: place.division,
    job_title: place.job_title,
    job_title_name: f.text({ label: fields.job_title.label, max: 120 }),
    division_name: f.text({ label: fields.division.label, max: 120 }),
    branch_name: f.text({ label: fields.branch.label, max: 120 }),
  },
  reports: {
    by_job_title: {
      label: bilingual('By job title', 'पदअनुसार'),
      question: bilingual('Which job titles do people have?', 'कर्मचारीका पद के के छन्?'),
      help: staffHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'job_title',
      measures: { people: count() },
    },
    by_branch: {
      label: bilingual('By branch', 'शाखाअनुसार'),
      question: bilingual('How many people work at each branch?', 'प्रत्येक शाखामा कति जना काम गर्छन्?'),
      help: staffHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'branch',
      measures: { people: count() },
      chart: 'donut',
    },
  },
});

const years = (from: unknown, today: string): number | null =>
  typeof from === 'string' && from <= today ? completedYears(from, today) : null;

/** A group of whole numbers from `low` up to `high`, both included, under its English name. */
interface Group {
  readonly low: number;
  readonly high: number;
  readonly name: string;
}

/**
 * Groups of whole numbers: what is below the first limit, from each limit up to the next, and from the last one on.
 * @example groupsBetween([20, 30]).map(({ name }) => name) // ['< 20', '20–29', '30 +']
 */
const groupsBetween = (limits: readonly number[]): readonly Group[] => [
  { low: -Infinity, high: (limits[0] ?? 0) - 1, name: `< ${limits[0]}` },
  ...limits.map((low, index) => {
    const next = limits[index + 1];
    return next === undefined
      ? { low, high: Infinity, name: `${low} +` }
      : { low, high: next - 1, name: `${low}–${next - 1}` };
  }),
];
const namesOf = (groups: readonly Group[]): Readonly<Record<string, Text>> =>
  Object.fromEntries(groups.map(({ name }) => [name, bilingual(name, toDevanagariDigits(name))]));
const groupOf = (groups: readonly Group[], number: number | null): string | null =>
  number === null ? null : (groups.find(({ high }) => number <= high)?.name ?? null);

/** The last day from which so many years are completed on `today`. */
function lastDayOfYears(today: string, years: number): string {
  const [, month = '', day = ''] = today.split('-');
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0');
  const isLeap = new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1;
  return month === '02' && day === '29' && !isLeap ? `${year}-02-28` : `${year}-${month}-${day}`;
}
/** Groups of completed years as ranges of the day since which they are counted. */
const sinceRanges = (groups: readonly Group[], of: string): ComputedRanges => ({
  of,
  at: (today) =>
    groups.map(({ low, high, name }) => ({
      value: name,
      lte: lastDayOfYears(today, Math.max(0, low)),
      ...(high === Infinity ? {} : { gte: addDaysTo(lastDayOfYears(today, high + 1), 1) }),
    })),
});

/** Groups of numbers as ranges of the field that holds them. */
const numberRanges = (groups: readonly Group[], of: string): ComputedRanges => ({
  of,
  at: () =>
    groups.map(({ low, high, name }) => ({
      value: name,
      ...(low === -Infinity ? {} : { gte: low }),
      ...(high === Infinity ? {} : { lte: high }),
    })),
});
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const ageGroups = groupsBetween([20, 30, 40, 50, 60]);
/** The age group of a record that says how old someone was. @param of the field that says it */
export const ageGroupOf = (of: string) => ({
  choices: namesOf(ageGroups),
  ranges: numberRanges(ageGroups, of),
  value: (record: Readonly<Record<string, unknown>>) => groupOf(ageGroups, numberIn(record[of])),
});
const serviceGroups = groupsBetween([1, 3, 5, 10, 20]);
const completeGroups: readonly Group[] = [0, 20, 40, 60, 80].map((low) => {
  const high = low === 80 ? 100 : low + 19;
  return { low, high, name: `${low}–${high}%` };
});

/** What a supervisor is not told of their people. */
const forReports = { read_code: '4.01' } as const;

/** A report of those who work here now. */
const ofToday = {
  where: { standing: 'Current' },
  measures: { people: count() },
  filters: ['branch', 'division', 'employment_type', 'employment_level', 'gender'],
  sort: 'full_name',
} as const;

/** What HR's lists and reports are made of. */
export const staff = defineEntity({
  name: 'staff',
  label: bilingual('Employee', 'कर्मचारी'),
  plural: bilingual('Employees', 'कर्मचारी'),
  name_field: 'full_name',
  search: ['full_name', 'name_ne', 'employee_code', 'email'],
  search_column: 'search_text',
  search_function: 'found_employees',
  sort: 'full_name',
  scopes: { team: { supervises: 'user' }, organization: { code: '4.01' } },
  hasPast: true,
  fields: {
    user: f.user({ label: bilingual('Name', 'नाम'), required: true }),
    full_name: f.text({ label: bilingual('Full name', 'पूरा नाम'), required: true, max: 200 }),
    name_ne: fields.name_ne,
    employee_code: fields.employee_code,
    email: fields.email,
    phone: fields.phone,
    ...place,
    gender: { ...fields.gender, ...forReports },
    marital_status: { ...fields.marital_status, ...forReports },
    date_of_birth: { ...fields.date_of_birth, ...forReports },
    /** The next one, so that a month can be chosen. */
    birthday: f.date({ label: bilingual('Birthday', 'जन्मदिन'), ...forReports }),
    age: f.computed({
      label: bilingual('Age', 'उमेर'),
      ...forReports,
      displayAs: 'number',
      value: ({ date_of_birth }, today) => years(date_of_birth, today),
    }),
    age_group: f.computedChoice({
      label: bilingual('Age group', 'उमेर समूह'),
      ...forReports,
      choices: namesOf(ageGroups),
      ranges: sinceRanges(ageGroups, 'date_of_birth'),
      value: ({ date_of_birth }, today) => groupOf(ageGroups, years(date_of_birth, today)),
    }),
    joined_on: fields.joined_on,
    left_on: f.date({ label: bilingual('Last day', 'छाडेको मिति') }),
    /** Completed; of those who left, until their last day. Nothing of those who join later. */
    service_years: f.number({ label: bilingual('Years of service', 'सेवा वर्ष'), min: 0 }),
    service_group: f.computedChoice({
      label: bilingual('Length of service (years)', 'सेवा अवधि (वर्ष)'),
      choices: namesOf(serviceGroups),
      ranges: numberRanges(serviceGroups, 'service_years'),
      value: ({ service_years }) => groupOf(serviceGroups, numberIn(service_years)),
    }),
    contract_ends_on: f.date({ label: bilingual('Contract ends on', 'करार सकिने मिति') }),
    safe_days: f.number({ label: bilingual('Safe days', 'सुरक्षित दिन'), required: true }),
    critical_days: f.number({ label: bilingual('Critical days', 'जोखिम दिन'), required: true }),
    contract_state: f.computedChoice({
      label: bilingual('Contract', 'करार'),
      choices: contractStateNames,
      ranges: {
        of: 'contract_ends_on',
        constants: ['safe_days', 'critical_days'],
        at: (today, { safe_days, critical_days }) =>
          contractRanges(today, { safe_days: Number(safe_days), critical_days: Number(critical_days) }),
      },
      value: ({ contract_ends_on, safe_days, critical_days }, today) =>
        typeof contract_ends_on === 'string'
          ? contractState(contract_ends_on, today, {
              safe_days: Number(safe_days),
              critical_days: Number(critical_days),
            })
          : null,
    }),
    is_current: f.boolean({ label: bilingual('Current employee', 'हाल कार्यरत'), default: true }),
    /** Headcount is who is Current: from the joining day on, by the organization's day, until they have left. */
    standing: f.choice({
      label: bilingual('Employees', 'कर्मचारी'),
      required: true,
      choices: {
        Current: bilingual('Current', 'हाल कार्यरत'),
        Joining: bilingual('Joining', 'नियुक्त हुन लागेका'),
        Past: bilingual('Past', 'पूर्व'),
      },
    }),
    duty_station: f.reference({
      label: bilingual('Duty station', 'कार्यस्थल'),
      to: 'duty_station',
      name_field: 'name',
      ...forReports,
    }),
    blood_group: { ...fields.blood_group, ...forReports },
    nationality: { ...fields.nationality, ...forReports },
    religion: { ...fields.religion, ...forReports },
    ethnicity: { ...fields.ethnicity, ...forReports },
    citizenship_number: fields.citizenship_number,
    pan_number: fields.pan_number,
    ssf_number: fields.ssf_number,
    pf_number: fields.pf_number,
    cit_number: fields.cit_number,
  },
  reports: {
    by_branch: {
      ...ofToday,
      label: bilingual('Employees by branch', 'शाखाअनुसार कर्मचारी'),
      question: bilingual('How many people work at each branch?', 'प्रत्येक शाखामा कति जना काम गर्छन्?'),
      help: staffHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'branch',
      columns: ['user', 'employee_code', 'branch', 'division', 'job_title', 'joined_on'],
    },
    by_division: {
      ...ofToday,
      label: bilingual('Employees by division', 'महाशाखाअनुसार कर्मचारी'),
      question: bilingual('How many people work in each division?', 'प्रत्येक महाशाखामा कति जना काम गर्छन्?'),
      help: staffHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'division',
    },
    by_employment_type: {
      ...ofToday,
      label: bilingual('Employees by employment type', 'रोजगारीको प्रकारअनुसार कर्मचारी'),
      question: bilingual('On what terms are people employed?', 'कर्मचारी कुन प्रकारको रोजगारीमा छन्?'),
      help: staffHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'employment_type',
      columns: ['user', 'employee_code', 'employment_type', 'job_title', 'branch', 'joined_on'],
      chart: 'donut',
    },
    by_gender: {
      ...ofToday,
      label: bilingual('Employees by gender', 'लिङ्गअनुसार कर्मचारी'),
      question: bilingual('How many women and men work here?', 'यहाँ कति महिला र पुरुष काम गर्छन्?'),
      help: staffHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'gender',
      chart: 'donut',
    },
    by_service: {
      ...ofToday,
      label: bilingual('Employees by years of service', 'सेवा वर्षअनुसार कर्मचारी'),
      question: bilingual('How long have people been here?', 'कर्मचारी कति समयदेखि यहाँ छन्?'),
      help: staffHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'name',
      counted: countedAs.people,
      groupBy: 'service_group',
    },
    service_by_gender: {
      ...ofToday,
      label: bilingual('Years of service by gender', 'लिङ्गअनुसार सेवा वर्ष'),
      question: bilingual('How long have women and men been here?', 'महिला र पुरुष कति समयदेखि यहाँ छन्?'),
      help: staffHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'name',
      counted: countedAs.people,
      groupBy: 'service_group',
      pivot: 'gender',
      columns: ['user', 'employee_code', 'joined_on', 'service_years', 'service_group', 'branch', 'gender'],
    },
    level_by_age: {
      ...ofToday,
      label: bilingual('Age groups by employment level', 'तहअनुसार उमेर समूह'),
      question: bilingual('How old are people at each level?', 'प्रत्येक तहका कर्मचारी कति उमेरका छन्?'),
      help: staffHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'name',
      counted: countedAs.people,
      groupBy: 'employment_level',
      pivot: 'age_group',
      columns: ['user', 'employee_code', 'employment_level', 'age', 'age_group', 'branch'],
    },
    marital_by_gender: {
      ...ofToday,
      label: bilingual('Marital status by gender', 'लिङ्गअनुसार वैवाहिक स्थिति'),
      question: bilingual('How many people are married, by gender?', 'लिङ्गअनुसार कति जना विवाहित छन्?'),
      help: staffHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'marital_status',
      pivot: 'gender',
      columns: ['user', 'employee_code', 'marital_status', 'age', 'age_group', 'gender', 'branch'],
    },
    birthdays: {
      ...ofToday,
      label: bilingual('Birthdays by month', 'महिनाअनुसार जन्मदिन'),
      question: bilingual('Whose birthday is it?', 'कसको जन्मदिन हो?'),
      help: bilingual('Next birthdays of current employees.', 'हाल कार्यरत कर्मचारीका आउँदा जन्मदिन।'),
      shape: 'day',
      opensOn: 'this_month',
      order: 'oldest',
      counted: countedAs.people,
      units: ['branch', 'division'],
      where: { standing: 'Current', birthday__isnull: 'false' },
      groupBy: 'birthday:month',
      period: 'birthday',
      filters: ['branch', 'division', 'gender'],
      columns: ['user', 'employee_code', 'birthday', 'age', 'branch', 'phone'],
      sort: 'birthday',
    },
    contracts: {
      ...ofToday,
      label: bilingual('Contracts by status', 'अवस्थाअनुसार करार'),
      question: bilingual('Whose contract ends, and when?', 'कसको करार कहिले सकिन्छ?'),
      help: bilingual(
        'Current employees with a contract that ends; limits are those of the contract settings.',
        'म्याद भएको करारका हाल कार्यरत कर्मचारी; सीमा करार सेटिङअनुसार।',
      ),
      shape: 'day',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      units: ['branch', 'division'],
      where: { standing: 'Current', contract_ends_on__isnull: 'false' },
      groupBy: 'contract_state',
      filters: ['contract_ends_on', 'branch', 'division', 'job_title'],
      columns: ['user', 'employee_code', 'job_title', 'division', 'contract_ends_on', 'contract_state'],
      sort: 'contract_ends_on',
      chart: 'donut',
      empty: bilingual('No fixed-term contracts.', 'म्याद भएको करार छैन।'),
    },
    /** A supervisor's own people of today, those with a contract without an end included. */
    team_contracts: {
      label: bilingual('Contracts by status', 'अवस्थाअनुसार करार'),
      question: bilingual('Whose contract ends in my team, and when?', 'मेरो टोलीमा कसको करार कहिले सकिन्छ?'),
      help: bilingual(
        'Your team of today, with or without a contract that ends.',
        'म्याद भएको वा नभएको करारका तपाईंको आजको टोली।',
      ),
      shape: 'day',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.people,
      units: ['branch'],
      groupBy: 'contract_state',
      where: { standing: 'Current' },
      measures: { people: count() },
      filters: ['contract_ends_on', 'job_title', 'branch'],
      columns: ['user', 'employee_code', 'job_title', 'joined_on', 'contract_ends_on', 'contract_state'],
      sort: 'contract_ends_on',
      chart: 'donut',
    },
    joined_by_month: {
      label: bilingual('New hires by month', 'महिनाअनुसार नयाँ नियुक्ति'),
      question: bilingual('How many people joined, month by month?', 'महिनैपिच्छे कति जना नियुक्त भए?'),
      help: bilingual(
        'By the day of joining; people who have left are included.',
        'नियुक्त भएको दिनअनुसार; छाडिसकेका पनि पर्छन्।',
      ),
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      counted: countedAs.people,
      groupBy: 'joined_on:month',
      period: 'joined_on',
      measures: { people: count() },
    },
  },
});

/** How complete the files are. */
export const fileCompleteness = defineEntity({
  name: 'file_completeness',
  label: bilingual('Employee', 'कर्मचारी'),
  plural: bilingual('Profiles', 'विवरण'),
  name_field: 'full_name',
  search: ['full_name', 'employee_code'],
  sort: 'full_name',
  scopes: { organization: { code: '4.01' } },
  fields: {
    user: f.user({ label: bilingual('Name', 'नाम'), required: true }),
    full_name: f.text({ label: bilingual('Full name', 'पूरा नाम'), required: true, max: 200 }),
    employee_code: fields.employee_code,
    branch: place.branch,
    division: place.division,
    standing: staff.fields.standing,
    percent: f.number({ label: bilingual('Complete (%)', 'पूर्णता (%)'), required: true, min: 0, max: 100 }),
    range: f.computedChoice({
      label: bilingual('Complete', 'पूर्णता'),
      choices: namesOf(completeGroups),
      ranges: numberRanges(completeGroups, 'percent'),
      value: ({ percent }) => groupOf(completeGroups, Number(percent)),
    }),
  },
  reports: {
    by_range: {
      label: bilingual('Profiles by completion', 'पूर्णताअनुसार विवरण'),
      question: bilingual('Whose profile is incomplete?', 'कसको विवरण अपूर्ण छ?'),
      help: bilingual(
        'Filled fields of the required sections of a profile, in per cent.',
        'विवरणका आवश्यक खण्डमा भरिएका क्षेत्रको प्रतिशत।',
      ),
      shape: 'ranking',
      opensOn: 'now',
      order: 'name',
      counted: countedAs.people,
      groupBy: 'range',
      where: { standing: 'Current' },
      measures: { files: count(), mean: avg('percent') },
      filters: ['branch', 'division', 'percent'],
      columns: ['user', 'employee_code', 'branch', 'division', 'percent'],
      sort: 'percent',
    },
  },
});
