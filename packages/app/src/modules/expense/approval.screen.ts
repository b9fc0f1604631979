import { expenseAdvance } from '@karmik/model/expense/advance';
import { expenseSettlement } from '@karmik/model/expense/settlement';
import { expenseCancelRequest } from '@karmik/model/expense/cancel';
import { travelRequest } from '@karmik/model/expense/travel/request';
import { approvalScreen } from '../../screens/kit/approval-policies.tsx';
import { tabsScreen } from '../../screens/kit/screens.ts';
import { words } from './words.ts';

export default tabsScreen({
  tabs: [
    { id: 'advances', label: words.advances, screen: approvalScreen(expenseAdvance) },
    { id: 'travel', label: words.trips, screen: approvalScreen(travelRequest) },
    { id: 'cancellations', label: words.cancellations, screen: approvalScreen(expenseCancelRequest) },
    { id: 'claims', label: words.claims, screen: approvalScreen(expenseSettlement) },
  ],
});
