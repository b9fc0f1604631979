/** A change of a leave balance by hand: opening balances and adjustments, which take effect once they are approved. */
import { requestActions, requestStatus } from '../approval/request.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { leaveMessages } from './messages.ts';
import { balanceEditPaths } from './paths.ts';

const balanceEditKinds = {
  Opening: bilingual('Opening balance', 'सुरुको मौज्दात'),
  Adjustment: bilingual('Adjustment', 'समायोजन'),
} as const;

export const leaveBalanceEdit = defineEntity({
  name: 'leave_balance_edit',
  label: bilingual('Leave balance edit', 'बिदा मौज्दात परिवर्तन'),
  plural: bilingual('Leave balance edits', 'बिदा मौज्दात परिवर्तन'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'reason',
  search: ['employee', 'reason'],
  filled_by: ['supervisor', '6.03'],
  scopes: {
    own: [{ person: 'sender' }, { person: 'employee', when: { status: ['Approved'] } }],
    team: { approvers: true },
    organization: { code: '6.03' },
  },
  lifecycle: {
    kind: 'approval',
    about: 'employee',
    endsWithEmployment: true,
    notification: {
      category: 'leave',
      requested: bilingual('{name} proposed a leave balance edit', '{name} ले बिदाको मौज्दात परिवर्तन प्रस्ताव गर्नुभएको छ'),
      subject: bilingual('your leave balance edit', 'तपाईंको बिदा मौज्दात परिवर्तन'),
      paths: { own: balanceEditPaths.organization, team: balanceEditPaths.team },
    },
  },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    sender: f.user({ label: bilingual('Proposed by', 'प्रस्तावक'), required: true, readonly: true }),
    leave_type: f.reference({
      label: bilingual('Leave type', 'बिदाको प्रकार'),
      required: true,
      to: 'leave_type',
      name_field: 'name',
    }),
    kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      choices: balanceEditKinds,
      default: 'Adjustment',
    }),
    quantity: f.decimal({
      label: bilingual('Days', 'दिन'),
      help: bilingual('A minus takes days away', 'घटाउन अगाडि ऋण चिह्न राख्नुहोस्'),
      required: true,
      decimals: 4,
      min: -366,
      max: 366,
    }),
    effective_on: f.date({ label: bilingual('Effective on', 'लागु हुने मिति'), required: true, format: 'past' }),
    expires_on: f.date({
      label: bilingual('Expires on', 'म्याद सकिने मिति'),
      help: bilingual('Leave empty if they never expire', 'म्याद नसकिने भए खाली छोड्नुहोस्'),
    }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 600 }),
    status: requestStatus,
  },
  rules: ({ quantity, effective_on, expires_on }) => {
    if (Number(quantity) === 0) return { quantity: [leaveMessages.notZero] };
    if (expires_on !== null && expires_on < effective_on) return { expires_on: [leaveMessages.expiresBefore] };
    return undefined;
  },
  actions: requestActions,
});
