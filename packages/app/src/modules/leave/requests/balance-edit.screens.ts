import { bilingual } from '@karmik/model/kit/text';
import { leaveBalanceEdit } from '@karmik/model/leave/balance-edit';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { balanceEditPaths } from '@karmik/model/leave/paths';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';
import { may } from '../../../shell/session.ts';

const empty = bilingual('No balance edits yet.', 'अहिलेसम्म मौज्दात परिवर्तन छैन।');

export default approvalScreens(leaveBalanceEdit, {
  path: leaveEndpoints.balanceEdit,
  paths: balanceEditPaths,
  columns: ['employee', 'leave_type', 'kind', 'quantity', 'effective_on', 'sender', 'status'],
  filters: ['status', 'leave_type', 'employee', 'kind'],
  sort: '-created_at',
  addLabel: bilingual('Propose edit', 'परिवर्तन प्रस्ताव गर्नुहोस्'),
  form: ['employee', 'leave_type', 'kind', 'quantity', 'effective_on', 'expires_on', 'reason'],
  team: { description: bilingual('Balance edits of your team.', 'तपाईंको टोलीका मौज्दात परिवर्तन।'), empty },
  organization: {
    description: bilingual(
      'Opening balances and adjustments take effect once they are approved.',
      'सुरुको मौज्दात र समायोजन स्वीकृत भएपछि लागु हुन्छन्।',
    ),
    maySend: () => may('6.03', 'write'),
    empty,
  },
});
