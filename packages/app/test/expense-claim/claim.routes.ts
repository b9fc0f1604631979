import { bilingual } from '@karmik/model/kit/text';
import { approvals, unscheduledReport } from '../../src/screens/kit/routes.ts';

const screens = () => import('./claim.screens.ts');
const title = bilingual('Expense claims', 'खर्च दाबीहरू');
const at = '/admin/:slug/expense';

export const own = [approvals('/user/expense/claims', title, screens)];
export const team = [approvals('/user/supervisor/expense/claims', title, screens, { isForSupervisors: true })];
export const organization = [
  approvals(`${at}/claims`, title, screens, { code: '5.11' }),
  unscheduledReport(`${at}/by-person`, title, async () => ({ default: (await screens()).byPerson }), { code: '5.11' }),
  unscheduledReport(`${at}/by-category`, title, async () => ({ default: (await screens()).byCategory }), {
    code: '5.11',
  }),
];
