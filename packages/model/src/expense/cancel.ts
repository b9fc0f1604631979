/** Requests to cancel an approved advance that is not paid, or an approved trip. */
import { requestActions, requestStatus } from '../approval/request.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { expenseMessages as says } from './messages.ts';
import { expenseCancelPaths } from './paths.ts';

export const expenseCancelRequest = defineEntity({
  name: 'expense_cancel_request',
  label: bilingual('Cancellation request', 'रद्द अनुरोध'),
  plural: bilingual('Cancellation requests', 'रद्द अनुरोध'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'sender',
  search: ['sender', 'reason'],
  filled_by: ['organizationMember'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '17.00' } },
  lifecycle: {
    kind: 'approval',
    endsWithEmployment: true,
    notification: {
      category: 'payroll',
      requested: bilingual('{name} asked to cancel an advance or a trip', '{name} ले पेश्की वा भ्रमण रद्द गर्न माग्नुभएको छ'),
      subject: bilingual('your cancellation request', 'तपाईंको रद्द अनुरोध'),
      paths: { own: expenseCancelPaths.own, team: expenseCancelPaths.asked },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    trip: f.reference({ label: bilingual('Travel request', 'भ्रमण अनुरोध'), to: 'travel_request', name_field: 'title' }),
    advance: f.reference({
      label: bilingual('Expense advance', 'खर्च पेश्की'),
      to: 'expense_advance',
      name_field: 'title',
    }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 500 }),
    status: requestStatus,
  },
  rules: ({ trip, advance }) => ((trip === null) === (advance === null) ? { trip: [says.tripOrAdvance] } : undefined),
  actions: requestActions,
});
