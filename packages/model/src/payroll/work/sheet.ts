/** Work that a supervisor or HR enters for many employees at once: in a form for one operation and day, or from a spreadsheet. */
import { employeeField } from '../../hris/file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { unitOfWork } from './work.ts';

const { worked_on, operation, quantity, request_remarks } = unitOfWork.fields;

export const workSheetFields = {
  worked_on,
  operation,
  rows: f.lines({
    label: bilingual('Employees and quantities', 'कर्मचारी र परिमाण'),
    one: bilingual('employee', 'कर्मचारी'),
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

/** A row is what an employee did of an operation on a day. */
export const workImport = defineEntity({
  name: 'unit_of_work_import',
  label: unitOfWork.label,
  plural: unitOfWork.plural ?? unitOfWork.label,
  path: payrollEndpoints.importWork,
  name_field: 'employee',
  filled_by: ['organizationMember'],
  fields: {
    employee: employeeField,
    worked_on: { ...worked_on, aliases: ['day', 'work date', 'date of work', 'काम गरेको मिति'] },
    operation: { ...operation, aliases: ['operation', 'work', 'process', 'चरण'] },
    quantity: { ...quantity, aliases: ['qty', 'units', 'pieces', 'count', 'थान', 'सङ्ख्या'] },
    request_remarks: { ...request_remarks, aliases: ['remark', 'note', 'reason'] },
  },
});
