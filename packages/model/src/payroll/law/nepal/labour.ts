/** Funds, wages, exits and due days of Nepal: Labour Act 2074, Social Security Act 2074 and the tax of single payments. */
import type { Figure, LawRow } from '../row.ts';
import { nepalRow as row, shrawan, years } from './nepal-row.ts';

const rate = (value: string): Figure => ({ kind: 'rate', rate: value });
const amounts = (values: Readonly<Record<string, string>>): Figure => ({ kind: 'amounts', amounts: values });
const wage = (monthly: string, basic: string, dearness: string, daily: string, hourly: string): Figure =>
  amounts({ monthly, basic, dearness, daily, hourly });
const choice = (chosen: string, ...others: string[]): Figure => ({
  kind: 'choice',
  choice: chosen,
  choices: [chosen, ...others],
});

const always = years(2075, null);
const labour = 'Labour Act 2074';
const gazette = 'Gazette notice of the minimum wage';
const convention = 'Practice; the law fixes none';
const high = { confidence: 'high' } as const;
const medium = { confidence: 'medium' } as const;
const low = { confidence: 'low' } as const;

export const nepalLabour: readonly LawRow[] = [
  row(
    'ssf.employee',
    always,
    { kind: 'rates', rates: { provident: '0.10', medical: '0.01' } },
    { source: 'Social Security Act 2074', ...high },
  ),
  row(
    'ssf.employer',
    always,
    { kind: 'rates', rates: { provident: '0.10', gratuity: '0.0833', accident: '0.0140', dependants: '0.0027' } },
    { source: 'Social Security Act 2074', ...high },
  ),
  row(
    'ssf.due_day',
    [shrawan(2075), shrawan(2082)],
    { kind: 'count', count: 15 },
    { source: 'Social Security Act 2074', ...medium },
  ),
  row(
    'ssf.due_day',
    years(2082, null),
    { kind: 'count', count: 25 },
    { source: 'Social Security Act 2074 s.4(4), amended 2082', ...medium },
  ),
  row('pf.employee', always, rate('0.10'), { source: `${labour} s.52`, ...high }),
  row('pf.employer', always, rate('0.10'), { source: `${labour} s.52`, ...high }),
  row('gratuity.employer', always, rate('0.0833'), { source: `${labour} s.53`, ...high }),
  row('cit.contribution', always, choice('amount', 'share'), {
    source: 'Citizen Investment Trust: voluntary',
    ...high,
  }),

  row('minimum_wage', [shrawan(2075), shrawan(2078)], wage('13450', '8455', '4995', '517', '69'), {
    source: gazette,
    ...high,
  }),
  row('minimum_wage', [shrawan(2078), shrawan(2080)], wage('15000', '9385', '5615', '577', '77'), {
    source: gazette,
    ...high,
  }),
  row('minimum_wage', [shrawan(2080), shrawan(2082)], wage('17300', '10820', '6480', '668', '89'), {
    source: gazette,
    ...high,
    note: { en: 'Daily and hourly wage have a weak source', ne: 'दैनिक र घण्टाको ज्यालाको स्रोत कमजोर छ' },
  }),
  row('minimum_wage', [shrawan(2082), shrawan(2084)], wage('19550', '12170', '7380', '754', '101'), {
    source: gazette,
    ...high,
  }),
  row('basic_share', always, rate('0.6'), { source: 'Labour Rules 2075 rule 77: at least', ...high }),
  row(
    'festival_allowance',
    always,
    { kind: 'count', count: 1 },
    { source: `${labour} s.37: months of basic a year, proportionate before a year`, ...high },
  ),
  row('increment.days', always, rate('0.5'), {
    source: `${labour} s.36: days of basic after each year of service`,
    ...high,
  }),
  row('overtime', always, rate('1.5'), { source: `${labour} s.31`, ...high }),
  row(
    'retrenchment',
    always,
    { kind: 'count', count: 1 },
    { source: `${labour} s.145: months of basic for a year, proportionate`, ...high },
  ),
  row('divisor.day', always, choice('month', 'fixed_30', 'working_days'), { source: convention, ...low }),
  row('divisor.hours', always, { kind: 'count', count: 240 }, { source: convention, ...low }),

  row('tds.method', years(2079, null), choice('spread', 'marginal', 'forecast'), { source: convention, ...medium }),
  row(
    'tds.due_day',
    years(2079, null),
    { kind: 'count', count: 25 },
    { source: 'Income Tax Act 2058 s.90: of the next month', ...high },
  ),
  row('tds.code.sst', years(2079, null), choice('11211'), { source: 'Revenue code of social security tax', ...high }),
  row('tds.code.remuneration', years(2079, null), choice('11112'), {
    source: 'Revenue code of remuneration tax',
    ...medium,
  }),
  row('perk.vehicle', years(2079, null), rate('0.005'), {
    source: 'Income Tax Act 2058 s.27: of basic and grade',
    ...high,
  }),
  row('perk.housing', years(2079, null), rate('0.02'), {
    source: 'Income Tax Act 2058 s.27: of basic and grade',
    ...high,
  }),
  row(
    'exit.fund',
    years(2079, null),
    { kind: 'rates', rates: { rate: '0.05', exempt_share: '0.5' } },
    { source: 'Income Tax Act 2058 ss.65, 88', ...high },
  ),
  row('exit.fund_exempt', years(2079, null), amounts({ least: '500000' }), {
    source: 'Income Tax Act 2058 s.65',
    ...high,
  }),
  row('exit.employer_payment', years(2079, null), rate('0.15'), {
    source: 'Income Tax Act 2058 s.88: gratuity or leave pay met by the employer, final',
    ...medium,
  }),
];
