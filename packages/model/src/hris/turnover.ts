/** Who joined and who left, and what that comes to: turnover and attrition of a stretch of time. */
import { countedAs } from '../kit/counted.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { defineQuery } from '../kit/query.ts';
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

export const mostTurnoverPeriods = 60;
const people = (en: string, ne: string) => f.number({ label: bilingual(en, ne), required: true });

/**
 * Figures of each period, by default of this fiscal year until today. `opening` is the headcount with which it begins, `closing` the one with
 * which it ends, those whose last day is its last one not counted: `closing = opening + joined + moved - left`. The average is that of the
 * two. Rates are per cent of the average with two places, and nothing where it is zero; they are those of the period, not of a year. The
 * totals are of the whole stretch: the average of its periods, and who left in all of it against that.
 *
 * Turnover counts everyone who left; attrition leaves out whom the employer dismissed (ISO 30414 keeps the two apart).
 */
export const turnover = defineQuery({
  name: 'turnover',
  label: bilingual('Turnover', 'कर्मचारी फेरबदल'),
  path: 'hris/:org/turnover',
  code: '4.01',
  period: 'this_fiscal_year',
  input: {
    unit: f.choice({
      label: bilingual('Group by', 'समूहको आधार'),
      required: true,
      default: 'month',
      choices: {
        month: bilingual('Months', 'महिनाहरू'),
        quarter: bilingual('Quarters', 'त्रैमासहरू'),
        fiscal_year: bilingual('Fiscal years', 'आर्थिक वर्षहरू'),
      },
    }),
  },
  // Someone who moves between two of these neither joins nor leaves.
  narrows: {
    entity: staffMovement,
    filters: ['branch', 'division', 'job_title', 'employment_type', 'employment_level', 'gender'],
  },
  rows: {
    period: f.text({
      label: bilingual('Period', 'अवधि'),
      required: true,
      max: 40,
      in_nepali: 'period_in_nepali',
    }),
    period_in_nepali: f.text({ label: bilingual('Period in Nepali', 'नेपालीमा अवधि'), max: 40 }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म'), required: true }),
    opening: people('Opening headcount', 'सुरुको कर्मचारी सङ्ख्या'),
    joined: people('Joined', 'नियुक्त भएको'),
    /** Into what the figures are narrowed to, less out of it. */
    moved: people('Net transfers', 'खुद सरुवा'),
    left: people('Departed', 'छाडेको'),
    /** Of those who left, whom the employer dismissed. */
    dismissed: people('Dismissed', 'बर्खास्त'),
    closing: people('Closing headcount', 'अन्तिम कर्मचारी सङ्ख्या'),
    average: f.decimal({
      label: bilingual('Average headcount', 'औसत कर्मचारी सङ्ख्या'),
      required: true,
      decimals: 1,
    }),
    turnover: f.percent({ label: bilingual('Turnover', 'कर्मचारी फेरबदल') }),
    attrition: f.percent({ label: bilingual('Attrition', 'एट्रिसन') }),
  },
  sums: ['joined', 'moved', 'left', 'dismissed'],
  totals: ['turnover', 'attrition', 'joined', 'left', 'opening', 'moved', 'dismissed', 'closing', 'average'],
  headline: ['turnover', 'attrition', 'joined', 'left'],
  drawn: { by: 'period', of: ['turnover', 'attrition'], shape: 'line' },
  sort: 'starts_on',
  question: bilingual('How many employees leave, period by period?', 'हरेक अवधिमा कति कर्मचारी छाड्छन्?'),
  help: bilingual(
    'Rates are a percentage of average headcount. Attrition excludes dismissals.',
    'दर औसत कर्मचारी सङ्ख्याको प्रतिशत हो। एट्रिसनमा बर्खास्ती गनिँदैन।',
  ),
  columns: ['period', 'opening', 'joined', 'moved', 'left', 'dismissed', 'closing', 'average', 'turnover', 'attrition'],
});
