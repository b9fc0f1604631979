import { bilingual } from '@karmik/model/kit/text';
import { leaveBalanceEdit } from '@karmik/model/leave/balance-edit';
import { leaveEncashment } from '@karmik/model/leave/encashment';
import { leaveCancelRequest, leaveRequest } from '@karmik/model/leave/request';
import { approvalScreen } from '../../../screens/kit/approval-policies.tsx';
import { tabsScreen } from '../../../screens/kit/screens.ts';

export default tabsScreen({
  tabs: [
    { id: 'requests', label: bilingual('Requests', 'अनुरोध'), screen: approvalScreen(leaveRequest) },
    { id: 'cancellations', label: bilingual('Cancellations', 'रद्द अनुरोध'), screen: approvalScreen(leaveCancelRequest) },
    { id: 'edits', label: bilingual('Balance edits', 'मौज्दात परिवर्तन'), screen: approvalScreen(leaveBalanceEdit) },
    { id: 'encashments', label: bilingual('Encashments', 'बिदाबापत रकम'), screen: approvalScreen(leaveEncashment) },
  ],
});
