/** Imports of opening balances. One workbook is stored whole and withdrawn whole, until a confirmed payroll used it. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';

const count = (label: ReturnType<typeof bilingual>) => f.number({ label, required: true, readonly: true });

export const payrollOpening = defineEntity({
  name: 'payroll_opening',
  label: bilingual('Import of opening balances', 'सुरुका मौज्दातको आयात'),
  plural: bilingual('Imports of opening balances', 'सुरुका मौज्दातका आयात'),
  name_field: 'name',
  search: ['name'],
  sort: '-created_at',
  scopes: { organization: { code: ['11.99', '11.00'] } },
  fields: {
    name: f.text({ label: bilingual('File', 'फाइल'), required: true, readonly: true, max: 255 }),
    people: count(bilingual('Employees', 'कर्मचारी')),
    leaves: count(bilingual('Leave balances', 'बिदाको मौज्दात')),
    rebates: count(bilingual('Rebate declarations', 'कर छुटका घोषणा')),
    advances: count(bilingual('Salary advances', 'तलब पेश्की')),
    imported_by: f.user({ label: bilingual('Imported by', 'आयात गर्ने'), readonly: true }),
    withdrawal_reason: f.longText({
      label: bilingual('Reason for withdrawal', 'फिर्ता लिनुको कारण'),
      readonly: true,
      max: 500,
    }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Stored',
      states: {
        Stored: { label: bilingual('Imported', 'आयात गरिएको'), tone: 'positive' },
        Withdrawn: { label: bilingual('Withdrawn', 'फिर्ता लिइएको'), tone: 'neutral' },
      },
    }),
  },
  actions: {
    withdraw: {
      label: bilingual('Withdraw', 'फिर्ता लिनुहोस्'),
      tone: 'critical',
      from: ['Stored'],
      to: 'Withdrawn',
      input: { remark: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 255 }) },
      viewers: ['hr'],
      flag: 'write',
    },
  },
});
