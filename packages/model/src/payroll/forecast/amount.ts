/** What a budget forecast comes to by month, unit and heading: stored when it is computed, in sums of enough employees, and never written. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { sum } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { amount, ofPayroll, pay_heading } from '../reports/kit.ts';
import { payForecast } from './plan.ts';

const place = { readonly: true, name_field: 'name' } as const;

const shared = {
  order: 'oldest',
  opensOn: 'now',
  groupBy: 'starts_on:month',
  filters: ['forecast', 'branch', 'division', 'pay_heading', 'part', 'basis'],
  columns: ['starts_on', 'branch', 'division', 'pay_heading', 'part', 'basis', 'people', 'amount'],
  sort: 'starts_on',
  empty: bilingual('This forecast has no amounts yet.', 'यो पूर्वानुमानमा अहिलेसम्म रकम छैन।'),
} as const;

export const payForecastAmount = defineEntity({
  name: 'pay_forecast_amount',
  label: bilingual('Forecast amount', 'पूर्वानुमान रकम'),
  plural: bilingual('Forecast amounts', 'पूर्वानुमान रकमहरू'),
  scopes: ofPayroll,
  isFinal: true,
  name_field: 'forecast',
  search: ['pay_heading', 'branch', 'division'],
  sort: 'starts_on',
  fields: {
    forecast: f.reference({
      label: payForecast.label,
      to: 'pay_forecast',
      name_field: 'name',
      required: true,
      readonly: true,
    }),
    starts_on: f.date({ label: bilingual('Month', 'महिना'), required: true, readonly: true }),
    branch: f.reference({
      label: bilingual('Branch', 'शाखा'),
      to: 'branch',
      ...place,
      none: bilingual('Other branches', 'अन्य शाखा'),
    }),
    division: f.reference({
      label: bilingual('Division', 'महाशाखा'),
      to: 'division',
      ...place,
      none: bilingual('Other divisions', 'अन्य महाशाखा'),
    }),
    pay_heading: {
      ...pay_heading,
      none: bilingual('Gratuity and other headings', 'उपदान र अन्य शीर्षक'),
    },
    part: f.choice({
      label: bilingual('Part of cost', 'खर्चको भाग'),
      required: true,
      readonly: true,
      choices: {
        pay: bilingual('Pay', 'तलब'),
        contribution: bilingual('Employer contributions', 'रोजगारदाताको योगदान'),
        gratuity: bilingual('Gratuity accrual', 'उपदान व्यवस्था'),
      },
    }),
    basis: f.choice({
      label: bilingual('Basis', 'आधार'),
      required: true,
      readonly: true,
      choices: {
        payroll: bilingual('Payroll', 'तलब'),
        facts: bilingual('Facts of the month', 'महिनाका तथ्य'),
        forecast: bilingual('Forecast', 'पूर्वानुमान'),
      },
    }),
    people: f.decimal({ label: bilingual('Employees', 'कर्मचारी'), decimals: 2, readonly: true }),
    amount: amount(bilingual('Amount', 'रकम')),
  },
  reports: {
    by_month: {
      ...shared,
      label: bilingual('Cost by month', 'महिनाअनुसार खर्च'),
      question: bilingual('What will payroll cost, month by month?', 'महिनैपिच्छे तलबको खर्च कति हुनेछ?'),
      help: bilingual(
        'Pay, employer contributions and the gratuity that accrues. Months with a payroll show it; later months follow the assumptions. Units and headings of few employees are shown together.',
        'तलब, रोजगारदाताको योगदान र जम्मा हुने उपदान। तलब बनिसकेका महिनामा त्यही रकम, पछिका महिनामा अनुमानअनुसार। थोरै कर्मचारीका एकाइ र शीर्षक सँगै देखाइन्छन्।',
      ),
      shape: 'pivot',
      pivot: 'pay_heading',
      chartBy: 'starts_on:month',
      measures: { amount: sum('amount') },
    },
    compare: {
      ...shared,
      label: bilingual('Forecasts compared', 'पूर्वानुमानको तुलना'),
      question: bilingual('How do the forecasts differ, month by month?', 'पूर्वानुमानबीच महिनैपिच्छे कति फरक छ?'),
      help: bilingual(
        'Pay, employer contributions and the gratuity that accrues, of each chosen forecast.',
        'छानिएका हरेक पूर्वानुमानको तलब, रोजगारदाताको योगदान र जम्मा हुने उपदान।',
      ),
      shape: 'pivot',
      pivot: 'forecast',
      measures: { amount: sum('amount') },
    },
  },
});
