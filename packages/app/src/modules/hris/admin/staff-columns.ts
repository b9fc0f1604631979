import { bilingual } from '@karmik/model/kit/text';

/** How lists of HR show people. */
export const staffList = {
  path: 'hris/:org/staff',
  search: bilingual('Search by name, code or email', 'नाम, कोड वा इमेलले खोज्नुहोस्'),
  columns: [
    { field: 'user', sort: 'full_name' },
    { field: 'employee_code', sort: 'employee_code', minWidth: '8rem' },
    { field: 'job_title', sort: 'job_title' },
    { field: 'division', sort: 'division', isHiddenOnCards: true },
    { field: 'branch', sort: 'branch' },
    { field: 'joined_on', sort: 'joined_on', isHiddenOnCards: true },
  ],
  filters: ['branch', 'division', 'job_title', 'employment_type', 'employment_level', 'gender', 'joined_on'],
  sort: 'full_name',
} as const;
