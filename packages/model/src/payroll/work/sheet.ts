/** Work that a supervisor or HR enters for many employees at once: who did how much of an operation on a day. */
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { unitOfWork } from './work.ts';

const { worked_on, operation, quantity, request_remarks } = unitOfWork.fields;

export const workSheetFields = {
  worked_on,
  operation,
  rows: f.lines({
    label: bilingual('Employees and quantities', 'कर्मचारी र परिमाण'),
    required: true,
    max: 100,
    is_stored: false,
    item: {
      person: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
      quantity,
    },
  }),
  request_remarks,
} as const;
