/** What HR brings in from spreadsheets: leave that was approved elsewhere, and the balances with which an organization begins. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { labels } from '../kit/labels.ts';
import { bilingual } from '../kit/text.ts';
import { leaveRequest } from './request.ts';
import { leaveParts, type LeavePart } from './vocabulary.ts';

const { leave_type, from_date, first_part, to_date, last_part, reason } = leaveRequest.fields;

const employee = f.user({
  label: labels.employee,
  required: true,
  aliases: ['employee code', 'code', 'emp code', 'staff id', 'employee id', 'email', 'name', 'employee name'],
});
const type = { ...leave_type, aliases: ['leave', 'type', 'type of leave', 'बिदा'] };

/** Days without a part are whole. */
export const partsOf = ({
  first_part,
  last_part,
}: Readonly<Record<'first_part' | 'last_part', LeavePart | null>>): Record<'first_part' | 'last_part', LeavePart> => ({
  first_part: first_part ?? 'Full',
  last_part: last_part ?? 'Full',
});

/** A row is a leave, stored as it is when it is entered for an employee. */
export const leaveSheet = defineEntity({
  name: 'leave_sheet',
  label: leaveRequest.label,
  plural: leaveRequest.plural ?? leaveRequest.label,
  path: 'leave/:org/import/leave-request',
  codes: { read: '6.04', write: '6.04' },
  name_field: 'employee',
  fields: {
    employee,
    leave_type: type,
    from_date: { ...from_date, aliases: ['start', 'start date', 'from date', 'date', 'मिति'] },
    to_date: { ...to_date, aliases: ['end', 'end date', 'to', 'to date', 'till'] },
    first_part: f.choice({ label: first_part.label, choices: leaveParts, aliases: ['part', 'day part', 'half'] }),
    last_part: f.choice({ label: last_part.label, choices: leaveParts }),
    reason: { ...reason, aliases: ['remark', 'remarks', 'purpose'] },
  },
  rules: (row, clock) =>
    leaveRequest.rules?.(
      {
        ...row,
        ...partsOf(row),
        start_time: null,
        end_time: null,
        on_punched_days: null,
        file: null,
        contact: null,
        delegate: null,
      },
      clock,
    ),
});

/** A row is what someone has of a leave on a day. */
export const leaveOpeningSheet = defineEntity({
  name: 'leave_opening_sheet',
  label: bilingual('Opening balance', 'सुरुको मौज्दात'),
  plural: bilingual('Opening balances', 'सुरुका मौज्दात'),
  path: 'leave/:org/import/opening-balance',
  codes: { read: '6.03', write: '6.03' },
  name_field: 'employee',
  fields: {
    employee,
    leave_type: type,
    quantity: f.decimal({
      label: bilingual('Days', 'दिन'),
      required: true,
      decimals: 4,
      min: 0.0001,
      max: 366,
      aliases: ['balance', 'opening', 'opening balance', 'days left'],
    }),
    effective_on: f.date({
      label: bilingual('Effective on', 'लागु हुने मिति'),
      required: true,
      format: 'past',
      aliases: ['date', 'as of', 'on', 'मिति'],
    }),
  },
});
