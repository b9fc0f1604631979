import { expenseAdvance } from '@karmik/model/expense/advance';
import { approvalScreen } from '../../screens/kit/approval-policies.tsx';

export default approvalScreen(expenseAdvance);
