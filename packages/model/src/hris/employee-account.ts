/** HR's list of those who work here, with the state of their accounts. It is read and exported; an employee is written elsewhere. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { employee } from './employee.ts';

const { fields } = employee;

/** Whether somebody can sign in. */
export const accountStates = {
  invited: { label: bilingual('Invited', 'निम्तो पठाइएको'), tone: 'caution' },
  active: { label: bilingual('Active', 'सक्रिय'), tone: 'positive' },
  disabled: { label: bilingual('Disabled', 'निष्क्रिय'), tone: 'neutral' },
} as const;

export const employeeAccount = defineEntity({
  name: 'employee_account',
  label: bilingual('Employee', 'कर्मचारी'),
  plural: bilingual('Employees', 'कर्मचारी'),
  name_field: 'full_name',
  search: ['full_name', 'name_ne', 'employee_code', 'email'],
  search_column: 'search_text',
  search_function: 'found_employees',
  sort: 'full_name',
  fields: {
    user: f.user({ label: bilingual('Name', 'नाम'), required: true }),
    full_name: f.text({ label: bilingual('Full name', 'पूरा नाम'), required: true, max: 200 }),
    name_ne: fields.name_ne,
    employee_code: fields.employee_code,
    email: fields.email,
    phone: fields.phone,
    joined_on: fields.joined_on,
    branch: f.text({ label: fields.branch.label, max: 120 }),
    division: f.text({ label: fields.division.label, max: 120 }),
    employment_type: f.text({ label: fields.employment_type.label, max: 120 }),
    employment_level: f.text({ label: fields.employment_level.label, max: 120 }),
    account_status: f.status({ label: bilingual('Account', 'खाता'), initial: 'invited', states: accountStates }),
  },
});
