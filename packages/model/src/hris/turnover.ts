/** Who joined and who left, and what that comes to: turnover and attrition of a stretch of time. */
import * as z from 'zod/mini';
import { countedAs } from '../kit/counted.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import type { DaySpan, Period } from '../kit/period.ts';
import { count } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { employee } from './employee.ts';
import { separationType } from './process-setting.ts';

const { fields } = employee;

/**
 * A person's first day and last day at work, each with where and what they were then. A last day that is still to come is among them; the person who
 * left without one is not.
 */
export const staffMovement = defineEntity({
  name: 'staff_movement',
  label: bilingual('Staff movement', 'कर्मचारी आवागमन'),
  plural: bilingual('New hires and leavers', 'नियुक्त भएका र छाडेका'),
  name_field: 'full_name',
  search: ['full_name', 'employee_code'],
  sort: '-happened_on',
  scopes: { organization: { code: '4.01' } },
  fields: {
    user: f.user({ label: bilingual('Name', 'नाम'), required: true }),
    full_name: f.text({ label: bilingual('Full name', 'पूरा नाम'), required: true, max: 200 }),
    employee_code: fields.employee_code,
    movement: f.choice({
      label: bilingual('Movement', 'आवागमन'),
      required: true,
      choices: { Joined: bilingual('Joined', 'नियुक्त भएको'), Left: bilingual('Departed', 'छाडेको') },
    }),
    /** The first day of who joined, the last one of who left. */
    happened_on: f.date({ label: bilingual('Date', 'मिति'), required: true }),
    /** Why someone left, where a separation says it. */
    reason: f.choice({
      ...separationType.fields.category,
      required: false,
      label: bilingual('Reason for leaving', 'छाड्नुको कारण'),
    }),
    branch: fields.branch,
    division: fields.division,
    job_title: fields.job_title,
    employment_type: fields.employment_type,
    employment_level: fields.employment_level,
    gender: fields.gender,
  },
  reports: {
    by_month: {
      label: bilingual('New hires and leavers by month', 'महिनाअनुसार नियुक्त भएका र छाडेका'),
      question: bilingual('Who joined and who left, month by month?', 'महिनैपिच्छे को नियुक्त भए र कसले छाडे?'),
      help: bilingual('By the first and the last day at work.', 'कामको पहिलो र अन्तिम दिनअनुसार।'),
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      counted: countedAs.people,
      groupBy: 'happened_on:month',
      pivot: 'movement',
      period: 'happened_on',
      measures: { people: count() },
      filters: [
        'movement',
        'reason',
        'branch',
        'division',
        'job_title',
        'employment_type',
        'employment_level',
        'gender',
      ],
      columns: ['user', 'employee_code', 'movement', 'happened_on', 'reason', 'branch', 'division', 'job_title'],
      sort: '-happened_on',
      empty: bilingual('No one joined or left.', 'कोही नियुक्त भएको वा कसैले छाडेको छैन।'),
    },
  },
});

/** By what turnover may be narrowed. Someone who moves between two of these neither joins nor leaves. */
export const turnoverFilters = [
  'branch',
  'division',
  'job_title',
  'employment_type',
  'employment_level',
  'gender',
] as const satisfies readonly (keyof typeof staffMovement.fields)[];

/** Into what a stretch of time is divided. */
export const turnoverUnits = ['month', 'quarter', 'fiscal_year'] as const satisfies readonly Period[];
export const mostTurnoverPeriods = 60;

/**
 * Figures of one period. `opening` is the headcount with which it begins, `closing` the one with which it ends, those whose last day is its
 * last one not counted: `closing = opening + joined + moved - left`. The average is that of the two. Rates are per cent of the average with
 * two places, and nothing where it is zero; they are those of the period, not of a year.
 *
 * Turnover counts everyone who left; attrition leaves out whom the employer dismissed (ISO 30414 keeps the two apart).
 */
const figures = {
  opening: z.number(),
  joined: z.number(),
  /** Into what the figures are narrowed to, less out of it. */
  moved: z.number(),
  left: z.number(),
  /** Of those who left, whom the employer dismissed. */
  dismissed: z.number(),
  closing: z.number(),
  average: z.string(),
  turnover: z.nullable(z.string()),
  attrition: z.nullable(z.string()),
};
export const turnoverAnswer = z.object({
  periods: z.array(z.object({ name: z.string(), starts_on: z.string(), ends_on: z.string(), ...figures })),
  /** Of the whole stretch: the average of its periods, and who left in all of it against that. */
  totals: z.object(figures),
});
export type Turnover = z.infer<typeof turnoverAnswer>;
export type TurnoverFigures = Turnover['totals'];
export interface TurnoverAsked extends DaySpan {
  readonly unit: (typeof turnoverUnits)[number];
}
