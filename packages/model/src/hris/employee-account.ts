/** HR's list of those who work here or join later, with the state of their accounts. It is read and exported; an employee is written elsewhere. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { employee } from './employee.ts';
import { staff } from './staff.ts';

const { fields } = employee;

/** Whether someone can sign in; `disabled` while HR has paused it. */
export const accountStates = {
  invited: { label: bilingual('Invited', 'निम्तो पठाइएको'), tone: 'caution' },
  active: { label: bilingual('Active', 'सक्रिय'), tone: 'positive' },
  disabled: { label: bilingual('Paused', 'रोकिएको'), tone: 'neutral' },
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
    standing: staff.fields.standing,
    branch: fields.branch,
    division: fields.division,
    job_title: fields.job_title,
    employment_type: fields.employment_type,
    employment_level: fields.employment_level,
    account_status: f.status({ label: bilingual('Account', 'खाता'), initial: 'invited', states: accountStates }),
  },
});
