/** Days of leave paid in place of being taken. Payroll pays what is approved. */
import { requestActions, requestStatus } from '../approval/request.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { encashmentPaths } from './paths.ts';

export const leaveEncashment = defineEntity({
  name: 'leave_encashment',
  label: bilingual('Leave encashment', 'बिदाबापत रकम'),
  plural: bilingual('Leave encashments', 'बिदाबापत रकम'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'reason',
  search: ['sender', 'reason'],
  filled_by: ['organizationMember'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '6.03' } },
  lifecycle: {
    kind: 'approval',
    amount: 'quantity',
    isForHr: true,
    endsWithEmployment: true,
    notification: {
      category: 'leave',
      requested: bilingual('{name} requested leave encashment', '{name} ले बिदाबापत रकम माग्नुभएको छ'),
      subject: bilingual('your leave encashment', 'तपाईंको बिदाबापत रकमको अनुरोध'),
      paths: { own: encashmentPaths.own, team: encashmentPaths.organization },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    leave_type: f.reference({
      label: bilingual('Leave type', 'बिदाको प्रकार'),
      required: true,
      to: 'leave_type',
      name_field: 'name',
    }),
    quantity: f.decimal({ label: bilingual('Days', 'दिन'), required: true, decimals: 2, min: 0.5, max: 366 }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 600 }),
    /** What the days come to, by the rule and the pay of the day on which it was approved. */
    amount: f.money({ label: bilingual('Amount', 'रकम'), readonly: true, min: 0 }),
    approved_on: f.date({ label: bilingual('Approved on', 'स्वीकृत मिति'), readonly: true }),
    status: requestStatus,
  },
  actions: requestActions,
});
