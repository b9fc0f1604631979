import { employeeAccount } from '@karmik/model/hris/employee-account';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../../screens/kit/screens.ts';
import { AccountCell, EmployeeActions, PersonCell } from './employee-actions.tsx';

export default listScreen(employeeAccount, {
  description: bilingual('Current employees and their accounts.', 'यहाँ काम गर्ने सबै, उनीहरूको खाताको अवस्थासहित।'),
  path: 'hris/:org/employees',
  search: bilingual('Search by name, code or email', 'नाम, कोड वा इमेलले खोज्नुहोस्'),
  columns: [
    { id: 'user', header: employeeAccount.fields.user.label, sort: 'full_name', minWidth: '14rem', Cell: PersonCell },
    { field: 'employee_code', sort: 'employee_code', minWidth: '9rem' },
    'email',
    { field: 'branch', minWidth: '8rem' },
    { field: 'division', minWidth: '8rem', isHiddenOnCards: true },
    { field: 'joined_on', sort: 'joined_on' },
    { id: 'account', header: employeeAccount.fields.account_status.label, minWidth: '11rem', Cell: AccountCell },
  ],
  Actions: EmployeeActions,
  empty: bilingual(
    'Add your first employee, or import a spreadsheet.',
    'पहिलो कर्मचारी थप्नुहोस्, वा स्प्रेडसिट आयात गर्नुहोस्।',
  ),
});
