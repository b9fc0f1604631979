/** Work that is paid by the unit: how much was done on a day, decided before it is paid by the rate of that day. */
import { requestActions, requestStatus } from '../../approval/request.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { workPaths } from '../own-paths.ts';

export const unitOfWork = defineEntity({
  name: 'unit_of_work',
  label: bilingual('Unit of work', 'एकाइ काम'),
  plural: bilingual('Units of work', 'एकाइ कामहरू'),
  sort: '-worked_on',
  owner: 'sender',
  name_field: 'operation',
  search: ['sender', 'operation'],
  filled_by: ['organizationMember'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '11.00' } },
  lifecycle: {
    kind: 'approval',
    amount: 'quantity',
    notification: {
      category: 'payroll',
      dialog: 'unit_of_work',
      requested: bilingual('{name} entered work to approve', '{name} ले स्वीकृतिका लागि काम प्रविष्ट गर्नुभयो'),
      subject: bilingual('your unit of work', 'तपाईंको एकाइ काम'),
      paths: { own: workPaths.own, team: workPaths.team },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    worked_on: f.date({ label: bilingual('Date', 'मिति'), required: true, format: 'past' }),
    operation: f.reference({
      label: bilingual('Work operation', 'कामको चरण'),
      required: true,
      to: 'unit_of_work_operation',
      name_field: 'name',
    }),
    quantity: f.decimal({
      label: bilingual('Quantity', 'परिमाण'),
      required: true,
      decimals: 2,
      min: 0.01,
      max: 100_000,
    }),
    proof: f.file({ label: bilingual('Proof', 'प्रमाण') }),
    request_remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
    /** By the rate of the day, once it is approved. */
    amount: f.money({ label: bilingual('Amount', 'रकम'), readonly: true, read_code: '11.99' }),
    is_paid: f.boolean({ label: bilingual('Paid', 'भुक्तानी भएको'), readonly: true, default: false }),
    status: requestStatus,
  },
  actions: requestActions,
});
