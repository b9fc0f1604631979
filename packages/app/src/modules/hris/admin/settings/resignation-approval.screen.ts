import { approvalScreen } from '../../../../screens/kit/approval-policies.ts';

export default approvalScreen('resignation');
