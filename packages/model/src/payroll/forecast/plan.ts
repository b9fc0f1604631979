/**
 * Budget forecasts: what payroll will cost, month by month, under assumptions that HR writes down. Pay that is known ahead, such as packages
 * from a day on, resignations and the law, needs no assumption.
 */
import { employment } from '../../hris/employment.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';
import { monthSpan } from '../../kit/month.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { monthAfter } from '../month/fiscal-month.ts';
import { forecastMessages as says } from './messages.ts';

const { branch, division, employment_level } = employment.fields;
const fromMonth = f.month({ label: bilingual('From month', 'कुन महिनादेखि'), required: true, calendar: 'bs' });
const unit = {
  branch: f.reference({ label: branch.label, to: 'branch', name_field: 'name' }),
  division: f.reference({ label: division.label, to: 'division', name_field: 'name' }),
} as const;

/** The months of a plan, in their order. @example monthsOfPlan({ first_month: 'bs:2083-12', months: 2 }) // ['bs:2083-12', 'bs:2084-01'] */
export const monthsOfPlan = ({ first_month, months }: { first_month: string; months: number }): string[] =>
  Array.from({ length: months }, (_, index) => monthAfter(first_month, index));

const isInCalendar = (month: string): boolean => {
  try {
    return monthSpan(month).starts_on !== '';
  } catch {
    return false;
  }
};

export const payForecast = defineEntity({
  name: 'pay_forecast',
  label: bilingual('Budget forecast', 'बजेट पूर्वानुमान'),
  plural: bilingual('Budget forecasts', 'बजेट पूर्वानुमानहरू'),
  path: payrollEndpoints.forecast,
  codes: { read: '11.00', write: '11.00' },
  sort: '-computed_at',
  search: ['name'],
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 60, unique: true }),
    first_month: f.month({ label: bilingual('First month', 'पहिलो महिना'), required: true, calendar: 'bs' }),
    months: f.number({
      label: bilingual('Months', 'महिनाहरू'),
      required: true,
      min: 12,
      max: 36,
      default: 12,
    }),
    heading: f.reference({
      label: bilingual('Heading of increments and new hires', 'वृद्धि र नयाँ कर्मचारीको शीर्षक'),
      help: bilingual('One whose amount is entered, such as the basic salary', 'रकम राखिने शीर्षक, जस्तै आधारभूत तलब'),
      to: 'pay_heading',
      name_field: 'name',
    }),
    increments: f.lines({
      label: bilingual('Pay increments', 'तलब वृद्धि'),
      one: bilingual('pay increment', 'तलब वृद्धि'),
      help: bilingual(
        'Months after the running one; empty units mean everyone',
        'चालु महिनापछिका महिना; एकाइ खाली छोडे सबै',
      ),
      max: 24,
      item: {
        from_month: fromMonth,
        percent: f.decimal({ label: bilingual('Percent', 'प्रतिशत'), decimals: 2, min: 0, max: 1000 }),
        amount: f.money({ label: bilingual('Amount', 'रकम'), min: 0 }),
        ...unit,
        employment_level: f.reference({ label: employment_level.label, to: 'employment_level', name_field: 'title' }),
      },
    }),
    joins: f.lines({
      label: bilingual('New hires', 'नयाँ कर्मचारी'),
      one: bilingual('new hires', 'नयाँ कर्मचारी'),
      help: bilingual(
        'Of a package with an amount, or paid as an employee is',
        'प्याकेज र रकमअनुसार, वा कुनै कर्मचारीसरह तलब',
      ),
      max: 60,
      item: {
        from_month: fromMonth,
        people: f.number({ label: bilingual('Employees', 'कर्मचारी'), required: true, min: 1, max: 1000, default: 1 }),
        package: f.reference({ label: bilingual('Package', 'प्याकेज'), to: 'pay_package', name_field: 'name' }),
        amount: f.money({ label: bilingual('Amount', 'रकम'), min: 0 }),
        paid_like: f.user({ label: bilingual('Paid like', 'यो कर्मचारीसरह') }),
        ...unit,
      },
    }),
    ends_contracts: f.boolean({
      label: bilingual('Contracts end on their last day', 'करार अन्तिम दिनमा सकिने'),
      default: false,
    }),
    turnover: f.decimal({
      label: bilingual('Turnover a year (%)', 'वार्षिक कर्मचारी घटबढ (%)'),
      help: bilingual(
        'Share of present employees who leave in a year and are not replaced, spread evenly over its months',
        'एक वर्षमा छाड्ने र ठाउँ नभरिने हालका कर्मचारीको हिस्सा, महिनैपिच्छे बराबर',
      ),
      decimals: 2,
      min: 0,
      max: 100,
    }),
    state: f.choice({
      label: bilingual('State', 'अवस्था'),
      readonly: true,
      choices: {
        computing: bilingual('Being computed', 'गणना हुँदै'),
        ready: bilingual('Ready', 'तयार'),
        failed: bilingual('Failed', 'असफल'),
      },
    }),
    computed_at: f.instant({ label: bilingual('Computed at', 'गणना भएको समय'), readonly: true }),
    total: f.money({ label: bilingual('Total cost', 'जम्मा खर्च'), readonly: true }),
    left_out: f.number({
      label: bilingual('Employees not computed', 'गणना हुन नसकेका कर्मचारी'),
      readonly: true,
    }),
  },
  rules: ({ first_month, months, heading, increments, joins }) => {
    const last = monthAfter(first_month, months - 1);
    if (!isInCalendar(last)) return { first_month: [says.pastCalendar] };
    const errors: FieldErrors = {};
    const outside = (month: string) => month < first_month || month > last;
    for (const [place, line] of increments.entries()) {
      if (outside(line.from_month)) errors[`increments.${place}.from_month`] = [says.outsidePlan];
      if ((line.percent === null) === (line.amount === null)) errors[`increments.${place}.percent`] = [says.oneRaise];
    }
    for (const [place, line] of joins.entries()) {
      if (outside(line.from_month)) errors[`joins.${place}.from_month`] = [says.outsidePlan];
      if ((line.package === null) === (line.paid_like === null)) errors[`joins.${place}.package`] = [says.oneModel];
      else if (line.package !== null && line.amount === null) errors[`joins.${place}.amount`] = [says.needsAmount];
    }
    const isNeeded = increments.length > 0 || joins.some((line) => line.package !== null);
    if (isNeeded && heading === null) errors['heading'] = [says.needsHeading];
    return errors;
  },
});

/** What is asked before a plan is copied. */
export const forecastCopy = defineEntity({
  name: 'pay_forecast_copy',
  label: bilingual('Copy forecast', 'पूर्वानुमानको प्रतिलिपि बनाउनुहोस्'),
  fields: { name: payForecast.fields.name },
});
