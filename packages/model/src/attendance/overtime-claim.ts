/** Claims of overtime that was worked: what of a day counts, and the request to have it counted. */
import { requestActions, requestStates } from '../approval/request.ts';
import { countedAs } from '../kit/counted.ts';
import { placeOf } from '../hris/of-person.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { dayKinds } from './overtime.ts';
import { overtimeClaimPaths } from './paths.ts';

const claimedHelp = bilingual(
  'Claimed time after rounding, before the multiplier.',
  'गुणक लगाउनुअघि, मिलाइएको दाबी समय।',
);

export const overtimeClaim = defineEntity({
  name: 'overtime_claim',
  label: bilingual('Overtime claim', 'अतिरिक्त समयको दाबी'),
  plural: bilingual('Overtime claims', 'अतिरिक्त समयका दाबी'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'sender',
  search: ['sender', 'request_remarks'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '5.11' } },
  lifecycle: {
    kind: 'approval',
    amount: 'normalised',
    amountFrom: ['claimed_on'],
    notification: {
      category: 'attendance',
      dialog: 'overtime_claim',
      requested: bilingual('{name} claimed overtime', '{name} ले अतिरिक्त समय दाबी गर्नुभएको छ'),
      subject: bilingual('your overtime claim', 'तपाईंको अतिरिक्त समयको दाबी'),
      paths: overtimeClaimPaths,
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('sender', 'claimed_on'),
    claimed_on: f.date({ label: bilingual('Overtime date', 'अतिरिक्त समयको मिति'), required: true }),
    early: f.duration({ label: bilingual('Before shift', 'सिफ्टअघि'), required: true, readonly: true, min: 0 }),
    late: f.duration({ label: bilingual('After shift', 'सिफ्टपछि'), required: true, readonly: true, min: 0 }),
    normalised: f.duration({ label: bilingual('Claimed', 'दाबी'), required: true, readonly: true, min: 0 }),
    day_kind: f.choice({
      label: bilingual('Day type', 'दिनको प्रकार'),
      required: true,
      readonly: true,
      choices: dayKinds,
    }),
    multiplier: f.decimal({
      label: bilingual('Multiplier', 'गुणक'),
      decimals: 2,
      required: true,
      readonly: true,
      min: 1,
      max: 10,
    }),
    /** The day has come to less than was approved. */
    is_exceeded: f.boolean({
      label: bilingual('Day changed since approval', 'स्वीकृतिपछि दिन बदलिएको'),
      default: false,
      readonly: true,
    }),
    request_remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 255 }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Requested',
      states: {
        ...requestStates,
        Expired: { label: bilingual('Expired', 'म्याद सकिएको'), tone: 'caution' },
      },
    }),
  },
  actions: requestActions,
  reports: {
    by_person: {
      label: bilingual('Overtime claims by employee', 'कर्मचारीअनुसार अतिरिक्त समयका दाबी'),
      question: bilingual('Who claims the most overtime?', 'सबैभन्दा बढी अतिरिक्त समय कसले दाबी गर्छन्?'),
      help: claimedHelp,
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.claims,
      chart: 'none',
      groupBy: 'sender',
      pivot: 'claimed_on:month',
      period: 'claimed_on',
      measures: { minutes: sum('normalised'), claims: count() },
      filters: ['status', 'day_kind', 'sender', 'branch', 'division'],
      columns: ['sender', 'claimed_on', 'early', 'late', 'normalised', 'multiplier', 'status'],
      sort: '-claimed_on',
      empty: bilingual('No overtime claims yet.', 'अहिलेसम्म अतिरिक्त समयको दाबी छैन।'),
    },
    own_by_month: {
      label: bilingual('Overtime claims', 'अतिरिक्त समयका दाबी'),
      question: bilingual('How much overtime did I claim?', 'मैले कति अतिरिक्त समय दाबी गरेँ?'),
      help: claimedHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      counted: countedAs.claims,
      groupBy: 'claimed_on:month',
      pivot: 'day_kind',
      period: 'claimed_on',
      measures: { minutes: sum('normalised'), claims: count() },
      filters: ['status', 'day_kind'],
      columns: ['claimed_on', 'early', 'late', 'normalised', 'multiplier', 'status'],
      sort: '-claimed_on',
      empty: bilingual('No overtime claims yet.', 'अहिलेसम्म अतिरिक्त समयको दाबी छैन।'),
    },
  },
});
