import { expenseClaim } from '../../../server/test/expense-claim/claim.ts';
import { approvalScreens } from '../../src/screens/kit/approval-screens.ts';
import { reportScreen } from '../../src/screens/kit/screens.ts';

const path = 'expense/:org/claim';

export const byPerson = reportScreen(expenseClaim, 'by_person', { path, query: { as: 'hr' } });
export const byCategory = reportScreen(expenseClaim, 'by_category', { path, query: { as: 'hr' } });
export default approvalScreens(expenseClaim, {
  path,
  paths: {
    own: '/user/expense/claims',
    team: '/user/supervisor/expense/claims',
    organization: '/admin/:slug/expense/claims',
  },
  columns: ['sender', 'purpose', 'total', 'status', 'created_at'],
  filters: ['status', 'sender'],
  form: ['purpose', 'items'],
  own: {},
  team: {},
  organization: {},
});
