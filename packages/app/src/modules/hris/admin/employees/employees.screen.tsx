import { employee } from '@karmik/model/hris/employee';
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../../screens/kit/screens.ts';
import { accountStates } from './account-states.ts';
import { AccountCell, ImportLink, PersonCell } from './employee-actions.tsx';

const { fields } = employee;

/** What HR's list of employees answers; it is written through the employee. */
const listed = defineEntity({
  name: 'employee',
  label: bilingual('Employee', 'कर्मचारी'),
  plural: bilingual('Employees', 'कर्मचारी'),
  name_field: 'user',
  fields: {
    user: f.user({ label: bilingual('Name', 'नाम'), required: true }),
    employee_code: fields.employee_code,
    email: fields.email,
    branch: f.text({ label: fields.branch.label, max: 120 }),
    division: f.text({ label: fields.division.label, max: 120 }),
    joined_on: fields.joined_on,
    account_status: f.status({ label: bilingual('Account', 'खाता'), initial: 'invited', states: accountStates }),
  },
});

export default listScreen(listed, {
  description: bilingual(
    'Everybody who works here, with the state of their account.',
    'यहाँ काम गर्ने सबै, उनीहरूको खाताको अवस्थासहित।',
  ),
  path: 'hris/:org/employees',
  search: bilingual('Search by name, code or e-mail', 'नाम, कोड वा इमेलले खोज्नुहोस्'),
  columns: [
    { id: 'user', header: listed.fields.user.label, sort: 'full_name', minWidth: '14rem', Cell: PersonCell },
    { field: 'employee_code', sort: 'employee_code', minWidth: '9rem' },
    'email',
    { field: 'branch', minWidth: '8rem' },
    { field: 'division', minWidth: '8rem', isHiddenOnCards: true },
    { field: 'joined_on', sort: 'joined_on' },
    { id: 'account', header: listed.fields.account_status.label, minWidth: '11rem', Cell: AccountCell },
  ],
  Actions: ImportLink,
  empty: bilingual('Import a spreadsheet to bring your employees in.', 'कर्मचारी ल्याउन स्प्रेडसिट आयात गर्नुहोस्।'),
});
