import { bilingual } from '@karmik/model/kit/text';

/** How the directory shows people. */
export const directoryList = {
  search: bilingual('Search by name, code, title or place', 'नाम, कोड, पद वा स्थानले खोज्नुहोस्'),
  columns: [
    { field: 'user', sort: 'full_name' },
    { field: 'employee_code', sort: 'employee_code', minWidth: '8rem' },
    { field: 'division', sort: 'division' },
    { field: 'branch', sort: 'branch' },
    'phone',
    { field: 'email', isHiddenOnCards: true },
  ],
  filters: ['branch', 'division', 'job_title'],
  sort: 'full_name',
} as const;
