/** An employment review: a change of what someone is at work is proposed, decided, and takes effect on its day. */
import { reviewPaths } from './paths.ts';
import { requestActions, requestStatus } from '../approval/request.ts';
import { countedAs } from '../kit/counted.ts';
import { placeOf } from './of-person.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { employment } from './employment.ts';
import { reviewType } from './process-setting.ts';
import { hrisMessages } from './messages.ts';

/** What a review may change; left empty it stays as it is. */
export const reviewed = [
  'branch',
  'division',
  'job_title',
  'employment_type',
  'employment_level',
  'step',
  'contract_ends_on',
] as const;

const { branch, division, job_title, employment_type, employment_level, step, contract_ends_on } = employment.fields;

const labels = {
  branch: branch.label,
  division: division.label,
  job_title: job_title.label,
  employment_type: employment_type.label,
  employment_level: employment_level.label,
  step: step.label,
  contract_ends_on: contract_ends_on.label,
} as const;

export const employmentReview = defineEntity({
  name: 'employment_review',
  label: bilingual('Employment review', 'रोजगार समीक्षा'),
  plural: bilingual('Employment reviews', 'रोजगार समीक्षा'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'employee',
  search: ['employee', 'sender'],
  filled_by: ['supervisor', '4.06'],
  scopes: {
    own: [
      { person: 'sender' },
      {
        person: 'employee',
        when: { status: ['Approved'] },
        onceKnown: { day: 'effective_date', employmentOf: 'employee' },
      },
    ],
    team: { approvers: true },
    organization: { code: '4.06' },
  },
  lifecycle: {
    kind: 'approval',
    about: 'employee',
    type: 'review_type',
    endsWithEmployment: true,
    notification: {
      category: 'hris',
      topic: 'review',
      requested: bilingual('{name} proposed an employment review', '{name} ले रोजगार समीक्षा प्रस्ताव गर्नुभएको छ'),
      subject: bilingual('your employment review', 'तपाईंको रोजगार समीक्षा'),
      paths: { own: reviewPaths.ownRequest, team: reviewPaths.ownRequest },
    },
  },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    ...placeOf('employee', 'effective_date'),
    sender: f.user({ label: bilingual('Proposed by', 'प्रस्तावक'), required: true, readonly: true }),
    review_type: f.reference({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      to: 'review_type',
      name_field: 'name',
    }),
    change: f.choice({ ...reviewType.fields.change, required: false, readonly: true }),
    effective_date: f.date({ label: bilingual('Effective date', 'लागु हुने मिति'), required: true, format: 'not_past' }),
    job_title,
    employment_level,
    step,
    division,
    branch,
    employment_type,
    contract_ends_on,
    /** What was in force when it was proposed, of what is to change; names of records as they were called then. */
    held: f.lines({
      label: bilingual('Before the change', 'परिवर्तनअघिको अवस्था'),
      readonly: true,
      max: reviewed.length,
      item: {
        what: f.choice({ label: bilingual('Detail', 'विवरण'), required: true, choices: labels }),
        was: f.text({ label: bilingual('Before', 'पहिले'), max: 200 }),
      },
    }),
    request_remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 1_000 }),
    status: requestStatus,
  },
  rules: (record) => {
    if (record.contract_ends_on !== null && record.contract_ends_on < record.effective_date)
      return { contract_ends_on: [hrisMessages.contractBeforeEffective] };
    return undefined;
  },
  actions: requestActions,
  reports: {
    by_change: {
      label: bilingual('Reviews by change', 'परिवर्तनअनुसार समीक्षा'),
      question: bilingual('What changed in employment, and how often?', 'रोजगारीमा के कति पटक परिवर्तन भयो?'),
      help: bilingual(
        'Reviews of every status, by the day from which they apply.',
        'लागू हुने दिनअनुसार हरेक स्थितिका समीक्षा।',
      ),
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.reviews,
      groupBy: 'change',
      pivot: 'status',
      period: 'effective_date',
      measures: { reviews: count() },
      filters: ['change', 'status', 'employee', 'branch', 'division'],
      columns: ['employee', 'change', 'review_type', 'effective_date', 'sender', 'status'],
      sort: '-effective_date',
      empty: bilingual('No reviews yet.', 'अहिलेसम्म समीक्षा छैन।'),
    },
  },
});
