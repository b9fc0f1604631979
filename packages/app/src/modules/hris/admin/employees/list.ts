import { activation } from '@karmik/model/hris/bulk';
import { employeeAccount } from '@karmik/model/hris/employee-account';
import { employeeListPaths as paths } from '@karmik/model/hris/admin-paths';
import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import type { BulkActions, TabCounts } from '../../../../screens/kit/bodies.ts';
import { may } from '../../../../shell/session.ts';
import { bulk, bulkPath, signInActions, type Chosen } from './people-actions.ts';
import { AccountCell, EmployeeActions, PersonCell } from './employee-actions.tsx';

const standings = { [paths.current]: 'Current', [paths.joining]: 'Joining' };
/** The tabs of the list with how many people are behind each; who reads no reports counts those that they list. */
const tabCounts = (): TabCounts =>
  may('4.01', 'read')
    ? {
        entity: staff,
        path: 'hris/:org/staff',
        groupBy: 'standing',
        tabs: { ...standings, [paths.past]: 'Past', [paths.all]: { all: true } },
      }
    : { entity: employeeAccount, path: 'hris/:org/employees', groupBy: 'standing', tabs: standings };

/** Those who have not signed in yet are sent their link again; of others the sign-in may be paused. */
const accountBulk: BulkActions<Chosen> = {
  ...bulk,
  actions: [
    ...bulk.actions,
    ...signInActions,
    {
      path: `${bulkPath}send-activation`,
      asks: activation,
      done: bilingual('Activation email sent', 'सक्रिय गर्ने इमेल पठाइयो'),
      isOffered: () => may('4.08', 'write'),
      fits: ({ account_status }) => account_status === 'invited',
    },
  ],
};

const shared = {
  search: bilingual('Search by name, code or email', 'नाम, कोड वा इमेलले खोज्नुहोस्'),
  sort: 'full_name',
  tabCounts,
  trail: { opens: '/admin/:slug/hris/users/:id?', by: 'user' },
} as const;

const columns = [
  { id: 'user', header: staff.fields.user.label, sort: 'full_name', minWidth: '14rem', Cell: PersonCell },
  { field: 'employee_code', sort: 'employee_code', minWidth: '8rem' },
  { field: 'email', isHiddenOnCards: true },
  { field: 'branch', sort: 'branch', minWidth: '8rem' },
  { field: 'division', sort: 'division', minWidth: '8rem', isHiddenOnCards: true },
  { field: 'joined_on', sort: 'joined_on' },
] as const;

const filters = ['branch', 'division', 'job_title', 'employment_type', 'employment_level', 'joined_on'] as const;

/** Those who work here or join later, with their accounts. */
export const accountList = {
  ...shared,
  path: 'hris/:org/employees',
  columns: [
    ...columns,
    { id: 'account', header: employeeAccount.fields.account_status.label, minWidth: '11rem', Cell: AccountCell },
  ],
  filters: [...filters, 'account_status'],
  Actions: EmployeeActions,
  bulk: accountBulk,
} as const;

/** Everyone, by what reports know of them. */
export const staffList = {
  ...shared,
  path: 'hris/:org/staff',
  bulk,
  columns,
  filters: [...filters, 'gender'],
} as const;
