/** Leave that HR or supervisors enter for an employee. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { leaveRequest } from './request.ts';

const { from_date, first_part, to_date, last_part, start_time, end_time, on_punched_days, reason, file } =
  leaveRequest.fields;
/** Of the employee, and not of the person who enters the leave. */
const { offers_own: _, ...leave_type } = leaveRequest.fields.leave_type;

/** What is asked for; it is stored as an approved request. */
export const offlineLeave = defineEntity({
  name: 'offline_leave',
  label: bilingual('Offline leave', 'अफलाइन बिदा'),
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    leave_type,
    from_date,
    first_part,
    to_date,
    last_part,
    start_time,
    end_time,
    on_punched_days,
    reason,
    file,
  },
  rules: (asked, clock) => leaveRequest.rules?.({ ...asked, contact: null, delegate: null }, clock),
});
